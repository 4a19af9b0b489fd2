// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The SQL that stores values, which is put together once for statements that are alike.
final class StatementTexts: Sendable {
  private struct Shape: Hashable {
    let isInsertion: Bool
    let table: String
    let columns: [String]
  }

  private let texts = Mutex<[Shape: String]>([:])

  /// Stores a new row; its id is the first value, and those of the columns follow.
  func insertion(into table: String, _ columns: [String]) -> String {
    text(Shape(isInsertion: true, table: table, columns: columns)) {
      let names = (["id"] + columns).map(quoted).joined(separator: ", ")
      let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
      return "INSERT INTO \(quoted(table)) (\(names)) VALUES (\(marks))"
    }
  }

  /// Stores the values of some columns of a row, whose id is the last value.
  func update(of table: String, _ columns: [String]) -> String {
    text(Shape(isInsertion: false, table: table, columns: columns)) {
      let settings = columns.map { quoted($0) + " = ?" }.joined(separator: ", ")
      return "UPDATE \(quoted(table)) SET \(settings) WHERE id = ?"
    }
  }

  private func text(_ shape: Shape, _ write: () -> String) -> String {
    if let text = texts.withLock({ $0[shape] }) { return text }
    let text = write()
    texts.withLock { $0[shape] = text }
    return text
  }
}
