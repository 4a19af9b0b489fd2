// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

/// The end of one section and the beginning of the next, between which a student can go to
/// and fro with both places in sight.
struct SectionBorder: Sendable {
  /// The position of the second section's header in the list.
  let header: Int

  private let id: RowID

  /// Section name, section key and a number's key for the last place of the first section
  /// and the first place of the second.
  private let above: [DatabaseValue]
  private let below: [DatabaseValue]

  /// Takes the border of the largest section with the one after it.
  @MainActor
  init(in roster: OurRoster) throws {
    let results = roster.results
    let counts = (0..<results.sectionCount).map(results.numberOfObjects(inSection:))
    let section = counts.indices.dropLast().max { counts[$0] < counts[$1] }!
    header = counts[...section].reduce(section + 1, +)
    id = results.id(at: IndexPath(section: section, row: counts[section] - 1))
    let next = results.id(at: IndexPath(section: section + 1, row: 0))
    let sql = "SELECT subject, subject_key FROM student WHERE id = ?"
    above = try roster.values(sql, id: id) + [.blob([0xfe])]
    below = try roster.values(sql, id: next) + [.blob([0x01])]
  }

  /// Moves the student to the other section.
  func move(isDown: Bool, in transaction: borrowing Transaction) throws {
    let values = isDown ? below : above
    let names = ["subject", "subject_key", "number_key"]
    try transaction.update(Student.self, ids: [id], setting: zip(names, values).map(assignment))
  }
}
