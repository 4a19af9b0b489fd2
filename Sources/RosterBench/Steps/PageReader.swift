// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Pages of 50 students read in order by bare SQLite, each from the keys of a row on.
@MainActor
struct PageReader {
  static let size = 50

  private let statement: BareStatement

  init(_ bare: BareRoster) {
    statement = bare.prepare(
      """
      SELECT \(BareRoster.values), subject_key, number_key FROM student
      WHERE (subject_key, number_key) >= (?, ?) \(BareRoster.order) LIMIT \(Self.size)
      """)
  }

  /// Reads one page.
  func page(from key: [DatabaseValue]) {
    statement.bind(key)
    statement.run()
  }

  /// Reads pages until there were so many rows; numbers are unique, so no row comes twice
  /// but the first of each page.
  func read(rows: Int, from key: [DatabaseValue]) {
    var (key, count) = (key, 0)
    while count < rows && !key.isEmpty {
      statement.bind(key)
      key = statement.run(keeping: 2, ofRow: Self.size)
      count += Self.size
    }
  }
}

extension OurRoster {
  /// The order keys of a row, as the bare statements want them.
  func key(ofRow row: Int) throws -> [DatabaseValue] {
    try values(
      "SELECT subject_key, number_key FROM student WHERE id = ?",
      id: results.id(at: results.path(ofRow: row)))
  }
}
