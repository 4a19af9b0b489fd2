// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Rows that were read, by id.
///
/// The dictionary holds places in an array, not rows: it then knows its types, where
/// one of rows would look them up at each access. A value of a generic type would, too,
/// so that this is an object.
final class LoadedRows<Element: Entity> {
  private var places: [RowID: Int] = [:]
  private(set) var rows: [Element] = []

  /// How many rows are kept in memory; some were forgotten or read again since.
  var keptCount: Int { rows.count }

  var isEmpty: Bool { places.isEmpty }

  /// The ids of the rows.
  var keys: some Collection<RowID> { places.keys }

  /// Where a row stands in `rows`; nil where it was not read.
  func place(of id: RowID) -> Int? { places[id] }

  subscript(id: RowID) -> Element? { places[id].map { rows[$0] } }

  func contains(_ id: RowID) -> Bool { places[id] != nil }

  /// Adds the row that `append` adds to those it is given, and says where it stands.
  func insert(_ id: RowID, _ append: (inout [Element]) -> Void) -> Int {
    // Taken out meanwhile, for no access to them need be watched then.
    var rows = self.rows
    self.rows = []
    append(&rows)
    let place = rows.count - 1
    self.rows = rows
    places[id] = place
    return place
  }

  /// Forgets all rows but one, and says where that stands now.
  func keepOnly(_ id: RowID, at place: Int) -> Int {
    let row = rows[place]
    removeAll()
    return insert(id) { $0.append(row) }
  }

  func insert(_ batch: [Element], ids: [RowID]) {
    places.reserveCapacity(places.count + ids.count)
    for (row, id) in ids.enumerated() { places[id] = rows.count + row }
    rows += batch
  }

  func remove(_ id: RowID) { places[id] = nil }

  func removeAll() {
    places.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }
}
