// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite

/// A statement of a random transaction.
struct RandomChange: Sendable {
  let sql: String
  let arguments: [DatabaseValue]
}

extension RandomSource {
  /// One to five statements over rows of which some exist.
  mutating func transaction(_ ids: [Int64]) -> [RandomChange] {
    if once(in: 25) { return [large(ids)] }
    return (0...below(5)).map { _ in change(ids) }
  }

  private mutating func change(_ ids: [Int64]) -> RandomChange {
    let some = ids.isEmpty ? 1 : pick(ids)
    // A small table grows, a large one shrinks.
    let grows = ids.count < 30 ? 5 : ids.count > 150 ? 1 : 3
    switch below(10 + grows) {
    case 0..<2:
      return RandomChange(sql: "DELETE FROM sample WHERE id = ?", arguments: [.integer(some)])
    case 2: return update("team", team(), some)
    case 3: return update("weight", weight(), some)
    case 4: return update("note", note(), some)
    case 5: return update("hidden", .integer(Int64(below(5))), some)
    case 6: return RandomChange(sql: "UPDATE sample SET note = note, team = team", arguments: [])
    case 7:
      return RandomChange(
        sql: "REPLACE INTO sample VALUES (?, ?, ?, ?, ?)", arguments: [.integer(some)] + row())
    case 8:
      return RandomChange(
        sql: "UPDATE sample SET team = ?, weight = ? WHERE id % 7 = ?",
        arguments: [team(), weight(), .integer(Int64(below(7)))])
    case 9: return swap(some, ids.isEmpty ? 1 : pick(ids))
    default:
      return RandomChange(
        sql: "INSERT INTO sample (team, weight, note, hidden) VALUES (?, ?, ?, ?)",
        arguments: row())
    }
  }

  private mutating func update(_ column: String, _ value: DatabaseValue, _ id: Int64)
    -> RandomChange
  {
    RandomChange(
      sql: "UPDATE sample SET \(column) = ? WHERE id = ?", arguments: [value, .integer(id)])
  }

  /// Two rows trade their values in one statement.
  private func swap(_ one: Int64, _ other: Int64) -> RandomChange {
    RandomChange(
      sql: """
        UPDATE sample SET (team, weight) = (SELECT team, weight FROM sample AS twin
          WHERE twin.id = ?1 + ?2 - sample.id)
        WHERE id IN (?1, ?2) AND ?1 <> ?2
          AND (SELECT count(*) FROM sample WHERE id IN (?1, ?2)) = 2
        """, arguments: [.integer(one), .integer(other)])
  }

  /// More rows than are worked on at once.
  private mutating func large(_ ids: [Int64]) -> RandomChange {
    if ids.count > 250 {
      return RandomChange(
        sql: "DELETE FROM sample WHERE id % 10 <> ?", arguments: [.integer(Int64(below(10)))])
    }
    if ids.count > 120 || once(in: 3) {
      return RandomChange(
        sql: "UPDATE sample SET weight = (id * 7919 + ?) % 13, hidden = id % 3",
        arguments: [.integer(Int64(below(13)))])
    }
    return RandomChange(
      sql: """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 260)
        INSERT INTO sample (team, weight, note, hidden) SELECT ?, i % 17, ?, i % 4 FROM n
        """, arguments: [team(), note()])
  }
}
