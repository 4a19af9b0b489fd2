// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import SQLite

/// A statement of a random transaction.
package struct RandomChange: Sendable {
  package let sql: String
  package var arguments: [DatabaseValue] = []
}

/// Makes the statements of random transactions over a table that stays about
/// as large as it is meant to be.
package struct ChangeMaker {
  package var random: RandomSource

  /// How many rows the table is meant to have.
  let size: Int

  /// The samples that there are.
  package var ids: [Int64] = []

  package init(random: RandomSource, size: Int) { (self.random, self.size) = (random, size) }

  /// One to five statements, or now and then one over very many rows.
  package mutating func transaction() -> [RandomChange] {
    if ids.count > 4 * size && random.once(in: 3) {
      let keep = DatabaseValue.integer(Int64(random.below(10)))
      return [RandomChange(sql: "DELETE FROM sample WHERE id % 10 <> ?", arguments: [keep])]
    }
    if random.once(in: 400) { return [manyRows()] }
    if random.once(in: 50) { return manyChanges() }
    return (0...random.below(5)).flatMap { _ in change() }
  }

  private mutating func change() -> [RandomChange] {
    let grows = ids.count < size ? 7 : ids.count > 2 * size ? 1 : 3
    switch random.below(24 + grows) {
    case 0..<5: return [deletion()]
    case 5: return [update("team", random.team())]
    case 6: return [update("weight", random.weight())]
    case 7: return [update("note", random.note())]
    case 8: return [update("hidden", random.hidden())]
    case 9: return [update("club_id", random.clubID())]
    case 10:
      return [RandomChange(sql: "UPDATE sample SET note = note, team = team, hidden = hidden")]
    case 11, 12: return [replacement(of: some())]
    case 13: return reinsertion()
    case 14: return [severalMoves()]
    case 15: return [swap()]
    case 16: return [sectionRename()]
    case 17: return [sectionDeletion()]
    case 18..<24: return [clubChange()]
    default: return [insertion()]
    }
  }

  /// The id of a row that is there, or was.
  mutating func some() -> DatabaseValue {
    .integer(ids.isEmpty ? 1 : random.pick(ids))
  }
}

extension ChangeMaker {
  /// What there is before the first transaction.
  package mutating func beginning() -> [RandomChange] {
    let clubs = (1...Club.highestID).map { id in
      RandomChange(
        sql: "INSERT INTO club VALUES (?, ?, ?)",
        arguments: [.integer(Int64(id)), random.team(), random.weight()])
    }
    return clubs + (0..<random.below(size + 1)).map { _ in insertion() }
  }
}
