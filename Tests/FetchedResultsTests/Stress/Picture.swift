// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite

/// Results as plain SQL gives them.
struct Picture {
  struct Row {
    let id: RowID
    let section: Int
    let sectionKey: DatabaseValue
    let sectionName: DatabaseValue
    let place: IndexPath

    /// What the results observe: the sort keys and the mirrored columns.
    let observed: [DatabaseValue]

    /// The columns that the entity mirrors.
    var mirrored: [DatabaseValue] { Array(observed.suffix(3)) }
  }

  let rows: [Row]
  let byID: [RowID: Row]

  /// Reads the results that a setup wants from what a context shows.
  @MainActor
  init(_ setup: Setup, in context: ViewContext) throws {
    var rows: [Row] = []
    for values in try context.values(setup.sql) {
      guard case .integer(let id) = values[0], case .integer(let rank) = values[2] else { continue }
      let isSame = rows.last.map { $0.section == Int(rank) } ?? false
      let place =
        isSame
        ? IndexPath(
          section: rows[rows.count - 1].place.section, row: rows[rows.count - 1].place.row + 1)
        : IndexPath(section: (rows.last?.place.section ?? -1) + 1, row: 0)
      rows.append(
        Row(
          id: id, section: Int(rank), sectionKey: values[1], sectionName: values[3],
          place: place, observed: Array(values[4...])))
    }
    self.rows = rows
    byID = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
  }

  /// The rows in sections; without a section key there is always one.
  func shape(isSectioned: Bool) -> ResultsShape {
    var shape = ResultsShape()
    for row in rows {
      if row.place.row == 0 {
        shape.names.append(row.sectionName.name)
        shape.ids.append([])
      }
      shape.ids[row.place.section].append(row.id)
    }
    if shape.ids.isEmpty && !isSectioned { shape = ResultsShape(names: [""], ids: [[]]) }
    return shape
  }
}

extension DatabaseValue {
  fileprivate var name: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .null, .real, .blob: ""
    }
  }
}
