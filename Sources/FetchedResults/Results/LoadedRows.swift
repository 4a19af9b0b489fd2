// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Rows that were read, by id.
///
/// The dictionary holds places in an array, not rows: it then knows its types, where
/// one of rows would look them up at each access.
struct LoadedRows<Element: Entity> {
  private var places: [RowID: Int] = [:]
  private var rows: [Element] = []

  /// How many rows are kept in memory; some were forgotten or read again since.
  var keptCount: Int { rows.count }

  var isEmpty: Bool { places.isEmpty }

  /// The ids of the rows.
  var keys: some Collection<RowID> { places.keys }

  subscript(id: RowID) -> Element? { places[id].map { rows[$0] } }

  func contains(_ id: RowID) -> Bool { places[id] != nil }

  mutating func insert(_ row: Element, id: RowID) {
    places[id] = rows.count
    rows.append(row)
  }

  mutating func remove(_ id: RowID) { places[id] = nil }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }
}

/// The batch of rows that was looked at last.
struct RecentRows<Element: Entity> {
  private let section: Int
  private let start: Int
  private let rows: [Element]

  init(at place: IndexPath, _ rows: [Element]) {
    (section, start, self.rows) = (place.section, place.row, rows)
  }

  /// The row at a place; nil where that is outside the batch.
  func row(at path: IndexPath) -> Element? {
    let index = path.row - start
    guard path.section == section, index >= 0, index < rows.count else { return nil }
    return rows[index]
  }
}
