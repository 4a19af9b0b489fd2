// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel

extension StudentProblem {
  /// What is wrong, beside the field.
  var sentence: String {
    switch self {
    case .nameMissing: tr("A student needs a name.")
    case .numberTaken(let name, let subject):
      tr(
        "{name} already has this number in {subject}.",
        with: ["name": name, "subject": sectionTitle(subject)])
    }
  }
}
