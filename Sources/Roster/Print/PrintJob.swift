// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel

/// Students that stand together on paper.
struct PrintSection {
  /// What stands over them; nil where nothing does.
  var title: String?
  var ids: [RowID]
}

/// What is to be printed: the students by their ids, who are read when their page is made.
struct PrintJob {
  /// The roster’s name.
  var name = ""

  /// The day, in words.
  var date = ""

  var settings = PrintSettings()

  /// Whether the sections are subjects.
  var groupsBySubject = true

  var sections: [PrintSection] = []

  /// Reads a student; nil who is gone.
  var student: (RowID) -> Student? = { _ in nil }

  var count: Int { sections.reduce(0) { $0 + $1.ids.count } }

  var columns: [PrintColumn] { settings.shownColumns(groupsBySubject: groupsBySubject) }

  /// Students from all over, by whom the widths of columns are found: all, or as many as that.
  func sample(_ size: Int) -> [Student] {
    let step = max(1, (count + size - 1) / size)
    var skipped = step - 1
    var students: [Student] = []
    for id in sections.lazy.flatMap(\.ids) {
      skipped += 1
      guard skipped == step else { continue }
      skipped = 0
      if let student = student(id) { students.append(student) }
    }
    return students
  }
}

extension Student {
  /// What stands in a column.
  func text(in column: PrintColumn) -> String {
    switch column {
    case .number: number
    case .name: name
    case .reading: reading ?? ""
    case .subject: subject
    case .note: note
    }
  }
}
