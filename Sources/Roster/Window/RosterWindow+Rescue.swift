// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What can be done about a damaged roster.
extension RosterWindow {
  /// Asks what is to take the place of a damaged roster, in a dialog that says so.
  func askToRescue(_ path: String, _ dialog: QuestionDialog) {
    dialog.addButton(tr("Quit"), answer: 0)
    dialog.addButton(tr("Choose Another Place…"), answer: 1)
    dialog.addButton(tr("Save What Can Be Read"), answer: 2)
    dialog.addButton(tr("Restore a Backup…"), answer: 3)
    dialog.setDefault(answer: 3)
    dialog.ask { [weak self] answer in
      switch answer {
      case 1: self?.chooseAnotherPlace(insteadOf: path)
      case 2: self?.repair(path)
      case 3: self?.chooseBackup(inPlaceOf: path)
      default: self?.widget.close()
      }
    }
  }

  private func chooseBackup(inPlaceOf path: String) {
    askForBackup { [weak self] file in
      guard let backup = file?.path else {
        self?.open(path) ?? ()
        return
      }
      self?.rescue(path, showing: backup) { () throws(RosterOpenError) in
        let rescue = try await RosterDatabase.replaceDamaged(path, withBackup: backup)
        return tr(
          "The backup was restored. The damaged file is kept as {path}.",
          with: ["path": rescue.keptPath])
      }
    }
  }

  private func repair(_ path: String) {
    rescue(path, showing: path) { () throws(RosterOpenError) in
      let rescue = try await RosterDatabase.repairDamaged(path)
      return trn(
        "{n} student could be read. The damaged file is kept as {path}.",
        "{n} students could be read. The damaged file is kept as {path}.",
        rescue.studentCount, with: ["path": rescue.keptPath])
    }
  }

  /// Has something take the place of a damaged roster and opens that, or says why not.
  private func rescue(
    _ path: String, showing file: String,
    _ body: @escaping () async throws(RosterOpenError) -> String
  ) {
    Task { [weak self] in
      do throws(RosterOpenError) {
        let words = try await body()
        self?.open(path)
        self?.toast.show(words)
      } catch {
        self?.explain(error, of: file, then: path)
      }
    }
  }

  /// Says why a rescue failed, then asks again what to do.
  private func explain(_ error: RosterOpenError, of file: String, then path: String) {
    let words = FailureWords(error, path: file)
    let dialog = QuestionDialog(parent: widget, heading: words.heading, body: words.body)
    dialog.addButton(tr("Close"), answer: 0)
    dialog.setDefault(answer: 0)
    dialog.ask { [weak self] _ in self?.open(path) }
  }
}
