// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk
internal import ResultsListModel
internal import RosterModel

/// The widgets of one place in a list: three labels in a row of fixed height.
@MainActor
struct RowLabels {
  private let labels = [Label(), Label(), Label()]

  init(in item: ListItem) {
    let box = Box(.horizontal, spacing: 12)
    for label in labels { box.append(label) }
    item.child = FixedHeightBin(box)
  }

  func show(_ texts: [String]) {
    for (label, text) in zip(labels, texts) { label.text = text }
  }
}

/// Shows students and headers of sections as the program does, in plainer rows.
@MainActor
func makeStudentRowFactory() -> ResultsRowFactory<Student> {
  ResultsRowFactory { item in
    let labels = RowLabels(in: item)
    return { row in
      if let student = row.element {
        labels.show([student.number, student.name, student.subject])
      } else if let section = row.section {
        labels.show([section.name, "\(section.count)", ""])
      }
    }
  }
}
