// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists

/// Which rows of a plan are looked at.
enum ImportFilter: CaseIterable {
  case all, new, changed, unchanged, problems

  func shows(_ outcome: ImportOutcome) -> Bool {
    switch (self, outcome) {
    case (.all, _), (.new, .new), (.changed, .changed), (.unchanged, .unchanged),
      (.problems, .problem):
      true
    default: false
    }
  }

  var title: String {
    switch self {
    case .all: tr("All rows")
    case .new: tr("New")
    case .changed: tr("Changed")
    case .unchanged: tr("Unchanged")
    case .problems: tr("Problems")
    }
  }
}
