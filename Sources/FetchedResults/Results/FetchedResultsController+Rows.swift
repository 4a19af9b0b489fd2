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
    let (ids, start) = ids(of: batch(around: path))
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
    if let element = recent?.row(at: path) { return element }
    let batch = batch(around: path)
    if let id = loadedIDs[batch.place]?[path.row - batch.place.row], let element = loaded[id] {
      return element
    }
    if loadTogether(batch), let element = recent?.row(at: path) { return element }
    let id = id(at: path)
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

  private func section(_ section: Int) -> SectionHead {
    precondition(state != nil, "performFetch() was not called")
    precondition(heads.indices.contains(section), "no section \(section)")
    return heads[section]
  }
}

// MARK: - Batches

/// Rows that are read together: the first, and how many.
private struct Batch {
  let place: IndexPath
  let count: Int

  var rows: Range<Int> { place.row..<place.row + count }
}

extension FetchedResultsController {
  /// The batch in which a row lies; batches divide a section evenly.
  private func batch(around path: IndexPath) -> Batch {
    let count = section(path.section).count
    precondition(0..<count ~= path.row, "no row \(path.row) in section \(path.section)")
    let start = path.row - path.row % batchSize
    return Batch(
      place: IndexPath(section: path.section, row: start), count: min(batchSize, count - start))
  }

  /// The ids of a batch, and the row at which it starts.
  private func ids(of batch: Batch) -> (ids: [RowID], start: Int) {
    if let ids = loadedIDs[batch.place] {
      lastBatch = batch.place
      return (ids, batch.place.row)
    }
    let ids = ids(inSection: batch.place.section, rows: batch.rows)
    keep(ids, of: batch)
    return (ids, batch.place.row)
  }

  private func keep(_ ids: [RowID], of batch: Batch) {
    // What could not be read is read again.
    guard ids.count == batch.count else { return }
    // Batches that are long out of sight need not be kept.
    if loadedIDs.count > 50 { loadedIDs.removeAll(keepingCapacity: true) }
    loadedIDs[batch.place] = ids
    lastBatch = batch.place
  }

  /// Reads the rows of a batch in one walk, where an index serves the request and
  /// most of them are wanted.
  ///
  /// What fails here is read row by row.
  ///
  /// - Returns: Whether they are the recent rows now.
  private func loadTogether(_ batch: Batch) -> Bool {
    guard case .sparse(let results) = state else { return false }
    let known = loadedIDs[batch.place]
    if let known {
      let missing = known.count { !loaded.contains($0) }
      guard missing > batch.count / 4 else { return false }
    }
    wantAnchors(inSection: batch.place.section, row: batch.place.row)
    let rows = try? results.elements(
      inSection: batch.place.section, rows: batch.rows, in: context.current.connection)
    guard let (ids, elements) = rows, ids.count == batch.count else { return false }
    makeRoom()
    for (index, id) in ids.enumerated() { loaded.insert(elements[index], id: id) }
    if known == nil { keep(ids, of: batch) }
    recent = RecentRows(at: batch.place, elements)
    return true
  }

  private func load(_ ids: [RowID]) {
    makeRoom()
    for id in ids where !loaded.contains(id) {
      let element = context.reporting { () throws(DatabaseError) in
        try context.object(Element.self, id: id)
      }
      if case .some(.some(let element)) = element { loaded.insert(element, id: id) }
    }
  }

  /// Forgets rows that are long out of sight.
  private func makeRoom() {
    guard loaded.keptCount / 50 > batchSize else { return }
    loaded.removeAll()
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
