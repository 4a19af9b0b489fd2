// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel

extension RosterCheck {
  /// What was found and done, a line each; what only experts read is set in.
  func sentences(about path: String) -> [String] {
    guard !findings.isEmpty else {
      return [
        trn(
          "{path} is in order, with {n} student.", "{path} is in order, with {n} students.",
          studentCount, with: ["path": path])
      ]
    }
    return findings.flatMap { [$0.sentence] + $0.details.map { "  \($0)" } } + [conclusion(path)]
  }

  private func conclusion(_ path: String) -> String {
    isSound
      ? trn(
        "{path} is in order again, with {n} student.",
        "{path} is in order again, with {n} students.", studentCount, with: ["path": path])
      : tr("{path} was not changed. Restore a backup of it.", with: ["path": path])
  }
}

extension RosterCheck.Finding {
  fileprivate var sentence: String {
    switch part {
    case .pages: tr("Parts of the file are damaged, and nothing can take their place.")
    case .schema: tr("What keeps the search in step was missing. It was made again.")
    case .indexes: tr("An index did not fit the students. It was made again.")
    case .keys: tr("Students stood in wrong places. The places were found again.")
    case .words: tr("The search did not find every student. Its index was made again.")
    case .sections: tr("Students in a section were counted wrong. They are counted again.")
    case .history:
      tr(
        "The history did not fit the students. It was emptied: earlier changes stay, but cannot be undone."
      )
    }
  }
}
