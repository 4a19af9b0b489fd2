// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import SQLite

/// What is said about a failure: what happened, and what to do.
struct FailureWords: Equatable {
  let heading: String
  let body: String

  init(heading: String, body: String) {
    self.heading = heading
    self.body = body
  }

  init(_ error: any Error) {
    switch error {
    case let error as NumberClashes: self.init(error)
    case let error as UndoError: self.init(error)
    case let error as DatabaseError: self.init(error)
    default: self.init(heading: tr("That Did Not Work"), body: "\(error)")
    }
  }

  private init(_ error: NumberClashes) {
    let shown = error.clashes.prefix(8).map(\.sentence)
    let rest = error.clashes.count - shown.count
    let more = rest > 0 ? [trn("And {n} more.", "And {n} more.", rest)] : []
    heading = trn(
      "One Number Would Be in {subject} Twice", "{n} Numbers Would Be in {subject} Twice",
      error.clashes.count, with: ["subject": error.subject])
    let advice = tr(
      "Nothing was changed. Delete one of the two or give it another number, then try again.")
    body = (shown + more + ["", advice]).joined(separator: "\n")
  }

  private init(_ error: UndoError) {
    heading = tr("This Cannot Be Undone")
    switch error {
    case .conflict(let name, _):
      body = tr(
        "“{name}” touched students who were changed again later.", with: ["name": name])
    case .refused(let name, _):
      body = tr("“{name}” does not fit the roster as it is now.", with: ["name": name])
    }
  }

  private init(_ error: DatabaseError) {
    heading = tr("The Roster Could Not Be Changed")
    switch error.kind {
    case .full: body = tr("The disk is full. Make room and try again.")
    case .busy: body = tr("Another program is using the roster. Try again in a moment.")
    case .readOnly: body = tr("The roster may not be written. Nothing was changed.")
    case .moved:
      body = tr(
        "The roster’s file, or its log, was moved, replaced or deleted. Nothing was changed. Put it back, or quit Roster and start it again."
      )
    case .corrupt, .notADatabase:
      body = tr("The roster’s file is damaged. Nothing was changed.")
    case .cannotOpen, .constraint, .interrupted, .other:
      body = tr("Nothing was changed. {message}", with: ["message": error.message])
    }
  }
}

extension NumberClash {
  /// Whose number it is; the same person may be in both subjects.
  fileprivate var sentence: String {
    let words = ["number": number, "newcomer": newcomer, "holder": holder]
    return newcomer == holder
      ? tr("Number {number}: {newcomer} is in both", with: words)
      : tr("Number {number}: {newcomer} and {holder}", with: words)
  }
}
