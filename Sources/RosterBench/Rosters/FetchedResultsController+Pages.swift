// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

extension FetchedResultsController<Student> {
  /// Reads the students of up to 50 successive rows, counted from the first section on.
  func readPage(at row: Int) {
    guard row < numberOfObjects else { return }
    var path = path(ofRow: row)
    for _ in row..<min(row + 50, numberOfObjects) {
      while path.row == numberOfObjects(inSection: path.section) {
        path = IndexPath(section: path.section + 1, row: 0)
      }
      precondition(object(at: path).id != 0, "no student at \(path)")
      path.row += 1
    }
  }

  /// The place of a row, counted from the first section on.
  ///
  /// Costs O(sections).
  func path(ofRow row: Int) -> IndexPath {
    var row = row
    for section in 0..<sectionCount {
      let count = numberOfObjects(inSection: section)
      if row < count { return IndexPath(section: section, row: row) }
      row -= count
    }
    preconditionFailure("no row \(row)")
  }
}
