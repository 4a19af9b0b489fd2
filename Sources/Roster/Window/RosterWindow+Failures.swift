// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel

/// Doing what may fail, and saying so.
extension RosterWindow {
  /// Does something to the roster; a failure is shown.
  func perform(_ body: @escaping (RosterWindow) async throws -> Void) {
    toast.hide()
    Task { [weak self] in
      guard let self else { return }
      do { try await body(self) } catch { show(error) }
    }
  }

  /// Stores what was typed; any failure but a problem with that is shown.
  func store(_ body: () async throws -> Void) async -> StudentDialog.Outcome {
    toast.hide()
    do {
      try await body()
      return .stored
    } catch let error as StudentProblems {
      return .problems(error.problems)
    } catch {
      show(error)
      return .failed
    }
  }

  func show(_ error: any Error) { show(FailureWords(error)) }

  func show(_ words: FailureWords) {
    guard !isClosing else { return }
    let dialog = QuestionDialog(parent: widget, heading: words.heading, body: words.body)
    dialog.addButton(tr("Close"), answer: 0)
    dialog.setDefault(answer: 0)
    dialog.ask { _ in }
  }
}
