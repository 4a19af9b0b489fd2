// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel

/// What the print window asks of the window it was opened from.
struct PrintDesk {
  /// The roster’s name.
  let name: String

  /// Whether the sections are subjects.
  let groupsBySubject: Bool

  /// Which students are printed at first.
  let scope: PrintScope

  /// How many students there are to print.
  let count: (PrintScope) -> Int

  let sections: (PrintScope) -> [PrintSection]
  let student: (RowID) -> Student?

  /// Says what was done.
  let report: (String) -> Void
}
