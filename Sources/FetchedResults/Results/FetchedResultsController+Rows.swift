// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController {
  /// How many sections there are; 0 before the first fetch.
  ///
  /// Without a section key path there is one, also when it is empty; with one, no
  /// section is empty. O(1).
  public var sectionCount: Int { state?.sections.count ?? 0 }

  /// How many rows there are in all sections; 0 before the first fetch.
  ///
  /// - Complexity: O(sections).
  public var numberOfObjects: Int { state?.count ?? 0 }

  /// How many rows a section has.
  ///
  /// Traps when there is no such section. O(1).
  public func numberOfObjects(inSection section: Int) -> Int { self.section(section).count }

  /// The name of a section.
  ///
  /// Traps when there is no such section. O(1).
  public func sectionName(at section: Int) -> String { self.section(section).name }

  /// The id of the row at a place.
  ///
  /// Traps when there is no such place. When reading fails, the context says so and
  /// the id is 0.
  ///
  /// - Complexity: O(1) for a batch that was looked at; else one short walk through
  ///   an index.
  public func id(at path: IndexPath) -> RowID {
    let (start, ids) = batch(around: path)
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
      rows.lowerBound >= 0 && rows.upperBound <= self.section(section).count, "no such rows")
    let ids = context.reporting { () throws(DatabaseError) in
      try state?.ids(inSection: section, rows: rows, in: context.current.connection)
    }
    return (ids ?? nil) ?? []
  }

  /// The place of a row, or nil when it is not in the results.
  ///
  /// When reading fails, the context says so and there is no place.
  ///
  /// - Complexity: O(log n) look-ups by id.
  public func indexPath(for id: RowID) -> IndexPath? {
    context.reporting { () throws(DatabaseError) in
      try state?.indexPath(for: id, in: context.current.connection)
    } ?? nil
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
  /// - Complexity: O(1) for a row that was read and has not changed; else a look-up
  ///   by id for each row of its batch.
  public func object(at path: IndexPath) -> Element {
    let id = id(at: path)
    if let element = loaded[id] { return element }
    load(batch(around: path).ids)
    return loaded[id] ?? blank(id)
  }

  /// A row by its identity, or nil when it is not in the results.
  ///
  /// - Complexity: O(1) for a row that was read and has not changed; else as
  ///   `indexPath(for:)` and `object(at:)`.
  public func object(id: RowID) -> Element? {
    if let element = loaded[id] { return element }
    return indexPath(for: id).map(object(at:))
  }

  private func blank(_ id: RowID) -> Element {
    var element = Element()
    element.id = id
    return element
  }

  private func section(_ section: Int) -> SectionHead {
    guard let state else { preconditionFailure("performFetch() was not called") }
    precondition(state.sections.indices.contains(section), "no section \(section)")
    return state.sections[section]
  }

  /// The ids of the batch in which a row lies; batches divide a section evenly.
  private func batch(around path: IndexPath) -> (start: Int, ids: [RowID]) {
    let count = section(path.section).count
    precondition(0..<count ~= path.row, "no row \(path.row) in section \(path.section)")
    let size = max(1, fetchRequest.fetchBatchSize)
    let start = path.row - path.row % size
    let place = IndexPath(section: path.section, row: start)
    if let ids = loadedIDs[place] { return (start, ids) }
    let rows = start..<start + min(size, count - start)
    let ids = ids(inSection: path.section, rows: rows)
    // What could not be read is read again.
    guard ids.count == rows.count else { return (start, ids) }
    // Batches that are long out of sight need not be kept.
    if loadedIDs.count > 50 { loadedIDs = [:] }
    loadedIDs[place] = ids
    return (start, ids)
  }

  private func load(_ ids: [RowID]) {
    if loaded.count / 50 > max(1, fetchRequest.fetchBatchSize) { loaded = [:] }
    for id in ids where loaded[id] == nil {
      loaded[id] =
        context.reporting { () throws(DatabaseError) in
          try context.object(Element.self, id: id)
        } ?? nil
    }
  }
}
