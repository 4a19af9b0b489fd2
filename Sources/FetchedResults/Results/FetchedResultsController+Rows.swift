// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController {
  /// How many sections there are; 0 before the first fetch.
  ///
  /// Without a section key path there is one, also when it is empty; with one, no
  /// section is empty. O(1).
  public var sectionCount: Int { heads.count }

  /// How many rows there are in all sections; 0 before the first fetch.
  ///
  /// - Complexity: O(sections).
  public var numberOfObjects: Int { state?.count ?? 0 }

  /// How many rows a section has.
  ///
  /// Traps when there is no such section. O(1).
  public func numberOfObjects(inSection section: Int) -> Int {
    requireSection(section)
    return heads[section].count
  }

  /// The name of a section.
  ///
  /// Traps when there is no such section. O(1).
  public func sectionName(at section: Int) -> String { self.section(section).name }

  /// The id of the row at a place.
  ///
  /// Traps when there is no such place. When reading fails, the context says so and
  /// the id is 0.
  ///
  /// - Complexity: O(1) for a batch that was looked at, and where ids are kept in memory;
  ///   else one short walk through an index.
  public func id(at path: IndexPath) -> RowID {
    let batch = batch(around: path)
    if let id = keptID(at: path) { return id }
    let (ids, start) = ids(of: batch)
    return ids.indices.contains(path.row - start) ? ids[path.row - start] : 0
  }

  /// The ids of some rows of a section, in order.
  ///
  /// Traps when there are no such rows. When reading fails, the context says so and
  /// there are no ids.
  ///
  /// - Complexity: O(rows) asked for; where an index serves the request, after a
  ///   short walk to the first of them.
  public func ids(inSection section: Int, rows: Range<Int>) -> [RowID] {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= numberOfObjects(inSection: section), "no such rows"
    )
    wantAnchors(inSection: section, row: rows.lowerBound)
    return reading { (state, connection) throws(DatabaseError) in
      try state.ids(inSection: section, rows: rows, in: connection)
    } ?? []
  }

  /// The place of a row, or nil when it is not in the results.
  ///
  /// When reading fails, the context says so and there is no place.
  ///
  /// - Complexity: O(log n) look-ups by id.
  public func indexPath(for id: RowID) -> IndexPath? {
    let path = reading { (state, connection) throws(DatabaseError) in
      try state.indexPath(for: id, in: connection)
    }
    guard let path = path ?? nil else { return nil }
    wantAnchors(inSection: path.section, row: path.row)
    return path
  }

  /// The row at a place.
  ///
  /// Traps when there is no such place.
  ///
  /// Rows of a batch are read together. When reading one fails, the context's
  /// `onFailure` is told and a blank row stands in: that of `Element()` with the
  /// row's id, or 0 where even that cannot be read. It is not kept, so a later
  /// call reads again; the rest of the batch is not touched by it.
  ///
  /// - Complexity: O(1) for a row that was read and has not changed; else a walk
  ///   through its batch, or where no index serves the request a look-up by id for
  ///   each row of it.
  public func object(at path: IndexPath) -> Element {
    if let recent, recent.contains(path) { return recentRows[path.row - recent.place.row] }
    let batch = batch(around: path)
    let known = keptID(at: path) ?? loadedIDs[batch.place]?[path.row - batch.place.row]
    if let known, let place = loaded.place(of: known) { return loaded.rows[place] }
    if let known, batch.count == 1 {
      guard let place = load(known) else { return blank(known) }
      return loaded.rows[place]
    }
    if loadTogether(batch) { return recentRows[path.row - batch.place.row] }
    return object(at: path, in: batch, id: known ?? id(at: path))
  }

  /// A row that was not found by any shorter way.
  ///
  /// It is apart because the type of an optional row is looked up on entry.
  @inline(never)
  private func object(at path: IndexPath, in batch: Batch, id: RowID) -> Element {
    if !loaded.contains(id) { load(ids(of: batch).ids) }
    return loaded[id] ?? blank(id)
  }

  /// A row by its identity, or nil when it is not in the results.
  ///
  /// - Complexity: O(1) for a row that was read and has not changed; else as
  ///   `indexPath(for:)` and `object(at:)`.
  public func object(id: RowID) -> Element? {
    if let element = loaded[id] { return element }
    if let lastBatch, let row = loadedIDs[lastBatch]?.firstIndex(of: id) {
      return object(at: IndexPath(section: lastBatch.section, row: lastBatch.row + row))
    }
    return indexPath(for: id).map(object(at:))
  }

  private func blank(_ id: RowID) -> Element {
    var element = Element()
    element.id = id
    return element
  }

  func section(_ section: Int) -> SectionHead {
    requireSection(section)
    return heads[section]
  }

  private func requireSection(_ section: Int) {
    precondition(
      heads.indices.contains(section),
      state == nil ? "performFetch() was not called" : "no section \(section)")
  }

  private func reading<Result>(
    _ body: (ResultsState<Element>, borrowing Connection) throws(DatabaseError) -> Result
  ) -> Result? {
    guard let state else { return nil }
    return context.reporting { () throws(DatabaseError) in
      try body(state, context.current.connection)
    }
  }
}
