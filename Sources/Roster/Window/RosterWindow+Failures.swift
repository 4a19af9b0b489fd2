// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel

/// Doing what may fail, and saying so.
extension RosterWindow {
  /// Does something to the roster; a failure is shown.
  ///
  /// - Parameter name: What is shown while it takes long; nil when that is shown otherwise.
  func perform(
    _ name: String? = nil, _ body: @escaping (RosterWindow) async throws -> Void
  ) {
    toast.hide()
    Task { [weak self] in
      guard let self else { return }
      let meter = name.map { ProgressMeter(progress, $0, canBeCancelled: false) }
      do {
        try await body(self)
        toldFailure = nil
        whenCaughtUp { meter?.end() }
      } catch {
        meter?.end()
        show(error)
      }
    }
  }

  /// Stores what was typed; any failure but a problem with that is shown.
  func store(_ body: () async throws -> Void) async -> StudentDialog.Outcome {
    toast.hide()
    do {
      try await body()
      toldFailure = nil
      return .stored
    } catch let error as StudentProblems {
      return .problems(error.problems)
    } catch {
      show(error)
      return .failed
    }
  }

  /// Says that a change waits for another program, and lets a person stop that.
  func showWaiting(_ isWaiting: Bool) {
    waiting?.end()
    waiting =
      isWaiting
      ? ProgressMeter(
        progress, tr("Waiting for another program that uses the roster…"), canBeCancelled: true)
      : nil
  }

  func show(_ error: any Error) { show(FailureWords(error)) }

  /// Says why the list cannot follow the file, unless a change that failed said it already.
  ///
  /// A file that is gone fails for the change and, when the window looks again, for the list.
  func showFailureOfList(_ error: any Error) {
    let words = FailureWords(error)
    if words != toldFailure { show(words) }
  }

  func show(_ words: FailureWords) {
    guard !isClosing, words != shownFailure else { return }
    (shownFailure, toldFailure) = (words, words)
    let dialog = QuestionDialog(parent: widget, heading: words.heading, body: words.body)
    dialog.addButton(tr("Close"), answer: 0)
    dialog.setDefault(answer: 0)
    dialog.ask { [weak self] _ in
      self?.shownFailure = nil
      // The dialog may have seen the end of the press that failed.
      self?.list.isDeleteHeld = false
    }
  }
}
