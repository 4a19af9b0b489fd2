// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Rows that are read together: the first, and how many.
struct Batch {
  let place: IndexPath
  let count: Int

  var rows: Range<Int> { place.row..<place.row + count }

  func contains(_ path: IndexPath) -> Bool {
    path.section == place.section && rows.contains(path.row)
  }
}

extension FetchedResultsController {
  /// The batch in which a row lies; batches divide a section evenly.
  func batch(around path: IndexPath) -> Batch {
    let count = numberOfObjects(inSection: path.section)
    precondition(0..<count ~= path.row, "no row \(path.row) in section \(path.section)")
    let start = path.row - path.row % batchSize
    return Batch(
      place: IndexPath(section: path.section, row: start), count: min(batchSize, count - start))
  }

  /// The id at a place that is there; nil where only a walk finds it.
  func keptID(at path: IndexPath) -> RowID? {
    if keptIDs.isEmpty { keptIDs = Array(repeating: nil, count: heads.count) }
    if keptIDs[path.section] == nil {
      keptIDs[path.section] = state?.keptIDs(inSection: path.section)
    }
    return keptIDs[path.section]?.id(at: path.row)
  }

  /// The ids of a batch, and the row at which it starts.
  func ids(of batch: Batch) -> (ids: [RowID], start: Int) {
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
  func loadTogether(_ batch: Batch) -> Bool {
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
    loaded.insert(elements, ids: ids)
    if known == nil { keep(ids, of: batch) }
    (recent, recentRows) = (batch, elements)
    return true
  }

  /// Reads the rows of a batch that are not there.
  func load(_ ids: [RowID]) {
    makeRoom()
    for id in ids where !loaded.contains(id) { _ = read(id) }
  }

  /// Reads a row, and says where it stands among those that were read.
  func load(_ id: RowID) -> Int? {
    let place = read(id)
    guard let place, isCrowd(place) else { return place }
    return loaded.keepOnly(id, at: place)
  }

  private func read(_ id: RowID) -> Int? {
    // No optional of a row is made on the way: its type would be looked up each time.
    var place: Int?
    _ = context.reporting { () throws(DatabaseError) in
      try context.current.connection.withStatement(
        objectSQL
      ) { statement throws(DatabaseError) in
        try statement.bind(.integer(id), at: 1)
        // There is one row at most, so none is looked for after it.
        if try statement.step() { place = loaded.insert(id) { appendRow(statement.row, &$0) } }
      }
    }
    return place
  }

  /// Forgets rows that are long out of sight.
  private func makeRoom() {
    if isCrowd(loaded.keptCount) { loaded.removeAll() }
  }

  private func isCrowd(_ count: Int) -> Bool { count / 50 > batchSize }
}
