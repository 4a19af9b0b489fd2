// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

// MARK: - Samples

extension ChangeMaker {
  private static let columns = "team, weight, note, hidden, club_id"

  mutating func insertion() -> RandomChange {
    RandomChange(
      sql: "INSERT INTO sample (\(Self.columns)) VALUES (?, ?, ?, ?, ?)", arguments: random.row())
  }

  mutating func deletion() -> RandomChange {
    RandomChange(sql: "DELETE FROM sample WHERE id = ?", arguments: [some()])
  }

  mutating func replacement(of id: DatabaseValue) -> RandomChange {
    RandomChange(
      sql: "REPLACE INTO sample (id, \(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [id] + random.row())
  }

  /// A row goes and comes back, as it was or otherwise.
  mutating func reinsertion() -> [RandomChange] {
    let id = some()
    if random.once(in: 2) {
      return [
        RandomChange(
          sql: "REPLACE INTO sample SELECT * FROM sample WHERE id = ?", arguments: [id])
      ]
    }
    return [
      RandomChange(sql: "DELETE FROM sample WHERE id = ?", arguments: [id]),
      replacement(of: id),
    ]
  }

  mutating func update(_ column: String, _ value: DatabaseValue) -> RandomChange {
    RandomChange(
      sql: "UPDATE sample SET \(column) = ? WHERE id = ?", arguments: [value, some()])
  }

  mutating func severalMoves() -> RandomChange {
    RandomChange(
      sql: "UPDATE sample SET team = ?, weight = ? WHERE id % 7 = ?",
      arguments: [random.team(), random.weight(), .integer(Int64(random.below(7)))])
  }

  /// Two rows trade their values in one statement.
  mutating func swap() -> RandomChange {
    RandomChange(
      sql: """
        UPDATE sample SET (team, weight) = (SELECT team, weight FROM sample AS twin
          WHERE twin.id = ?1 + ?2 - sample.id)
        WHERE id IN (?1, ?2) AND ?1 <> ?2
          AND (SELECT count(*) FROM sample WHERE id IN (?1, ?2)) = 2
        """, arguments: [some(), some()])
  }

  /// A whole section gets another name, which another may have already.
  mutating func sectionRename() -> RandomChange {
    RandomChange(
      sql: "UPDATE sample SET team = ? WHERE team IS ?",
      arguments: [random.team(), random.team()])
  }

  mutating func sectionDeletion() -> RandomChange {
    RandomChange(
      sql: "DELETE FROM sample WHERE team IS ? AND hidden <> ?",
      arguments: [random.team(), random.hidden()])
  }
}

// MARK: - Clubs

extension ChangeMaker {
  mutating func clubChange() -> RandomChange {
    let id = DatabaseValue.integer(Int64(1 + random.below(Club.highestID)))
    switch random.below(6) {
    case 0, 1:
      return RandomChange(
        sql: "UPDATE club SET name = ? WHERE id = ?", arguments: [random.team(), id])
    case 2:
      return RandomChange(
        sql: "UPDATE club SET strength = ? WHERE id = ?", arguments: [random.weight(), id])
    case 3: return RandomChange(sql: "DELETE FROM club WHERE id = ?", arguments: [id])
    case 4: return RandomChange(sql: "UPDATE club SET name = name, strength = strength")
    default:
      return RandomChange(
        sql: "REPLACE INTO club VALUES (?, ?, ?)", arguments: [id, random.team(), random.weight()])
    }
  }
}

// MARK: - More rows than are worked on at once

extension ChangeMaker {
  mutating func manyRows() -> RandomChange {
    RandomChange(
      sql: """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 220)
        INSERT INTO sample (\(Self.columns)) SELECT ?, i % 17, ?, i % 4, i % 5 FROM n
        """, arguments: [random.team(), random.note()])
  }

  /// Few rows may change often: it is the changes that count.
  mutating func manyChanges() -> [RandomChange] {
    let times = 201 / max(1, ids.count) + 1
    return (0..<times).map { _ in
      RandomChange(
        sql: "UPDATE sample SET weight = (id * 7919 + ?) % 13, hidden = id % 3",
        arguments: [.integer(Int64(random.below(1000)))])
    }
  }
}
