// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The SQL of bounds, which is written once for all that are alike.
///
/// There are as many as ways in which sort values can be NULL or alike.
final class BoundSQL: Sendable {
  /// Conditions, of each of which rows are counted or read.
  struct Shape: Hashable {
    var isCount = false
    let bounds: [[Bound.Term]]
  }

  private let section: String
  private let sorts: [String]
  private let id: String
  private let texts = Mutex<[Shape: String]>([:])

  /// - Parameter section: The section's key in SQL; nil where there are no sections.
  init(section: String?, sorts: [String], id: String) {
    self.section = section ?? "NULL"
    self.sorts = sorts
    self.id = id
  }

  /// The SQL of a shape, which `write` makes of its conditions when it is new.
  func text(_ shape: Shape, _ write: ([String]) -> String) -> String {
    if let text = texts.withLock({ $0[shape] }) { return text }
    let text = write(shape.bounds.map(condition))
    texts.withLock { $0[shape] = text }
    return text
  }

  private func condition(_ terms: [Bound.Term]) -> String {
    terms.isEmpty ? "1" : terms.map(condition).joined(separator: " AND ")
  }

  private func condition(_ term: Bound.Term) -> String {
    let sql =
      switch term.subject {
      case .section: section
      case .id: id
      case .sort(let index): sorts[index]
      }
    return switch term.comparison {
    case .isNull: "\(sql) IS NULL"
    case .isNotNull: "\(sql) IS NOT NULL"
    case .equal: "\(sql) = ?"
    case .less: "\(sql) < ?"
    case .greater: "\(sql) > ?"
    case .atLeast: "\(sql) >= ?"
    // The sign keeps SQLite from searching the index for each side of the OR.
    case .greaterOrID: "(+\(sql) > ? OR +\(id) >= ?)"
    }
  }
}
