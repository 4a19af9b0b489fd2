// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel

/// Copies of the roster to keep, and going back to one.
extension RosterWindow {
  /// Asks for a place and puts a copy of the roster there.
  func backUp() {
    guard let database else { return }
    let chooser = FileChooser(
      .save, title: tr("Back Up Roster"), accept: tr("_Save"), cancel: tr("_Cancel"),
      parent: widget)
    chooser.setName(tr("{name} backup.db", with: ["name": title.replacing("/", with: "-")]))
    chooser.ask { [weak self] file in
      if let file { self?.backUp(database, to: file) }
    }
  }

  private func backUp(_ database: RosterDatabase, to file: File) {
    guard file.path.map(database.isOpen) != true else {
      return show(
        FailureWords(
          heading: tr("Choose Another File"),
          body: tr(
            "{file} is the roster that is open. A backup needs a file of its own.",
            with: ["file": file.name])))
    }
    perform { window in
      let words = ["file": file.name]
      let meter = ProgressMeter(
        window.progress, tr("Saving {file}…", with: words), canBeCancelled: false)
      defer { meter.end() }
      let copy = try await database.makeBackup()
      defer { database.discard(backup: copy) }
      do throws(GtkError) {
        try await File(path: copy).copy(to: file)
        window.toast.show(tr("The roster was saved in {file}", with: words))
      } catch {
        window.show(
          FailureWords(heading: tr("{file} Cannot Be Written", with: words), body: error.message))
      }
    }
  }

  /// Asks for a backup and, once it was read, whether to go back to it.
  func chooseBackup() {
    askForBackup { [weak self] file in
      if let file { self?.readBackup(file) }
    }
  }

  /// Has a person choose a backup; nil when they choose none.
  func askForBackup(_ handler: @escaping (File?) -> Void) {
    let chooser = FileChooser(
      .open, title: tr("Restore a Backup"), accept: tr("_Open"), cancel: tr("_Cancel"),
      parent: widget)
    chooser.addFilter(tr("Rosters"), patterns: ["*.db", "*.db.*"])
    chooser.addFilter(tr("All files"), patterns: ["*"])
    chooser.ask(handler)
  }

  private func readBackup(_ file: File) {
    guard let path = file.path else {
      return show(
        FailureWords(
          heading: tr("{file} Cannot Be Read", with: ["file": file.name]),
          body: tr("It is not on this computer. Copy it here and try again.")))
    }
    perform { window in
      let meter = ProgressMeter(
        window.progress, tr("Reading {file}…", with: ["file": file.name]), canBeCancelled: false)
      defer { meter.end() }
      do throws(RosterOpenError) {
        let students = try await RosterDatabase.students(ofBackup: path)
        window.askToRestore(students, of: file.name)
      } catch {
        window.show(FailureWords(error, path: path))
      }
    }
  }

  private func askToRestore(_ students: [Student], of file: String) {
    guard let database else { return }
    let dialog = QuestionDialog(
      parent: widget, heading: tr("Restore {file}?", with: ["file": file]),
      body: trn(
        "Its {n} student takes the place of all who are in the roster now. These are saved in {folder} first. You can undo this.",
        "Its {n} students take the place of all who are in the roster now. These are saved in {folder} first. You can undo this.",
        students.count, with: ["folder": database.folder]))
    dialog.addButton(tr("Cancel"), answer: 0)
    dialog.addButton(tr("Restore"), answer: 1)
    dialog.setDefault(answer: 1)
    dialog.ask { [weak self] answer in
      if answer == 1 { self?.restore(students, of: file, into: database) }
    }
  }

  private func restore(_ students: [Student], of file: String, into database: RosterDatabase) {
    perform { window in
      let words = ["file": file]
      let meter = ProgressMeter(
        window.progress, tr("Restoring {file}…", with: words), canBeCancelled: false)
      defer { meter.end() }
      _ = try await database.restore(
        students, undoName: tr("Restore {file}", with: words), progress: meter.report)
      window.closeSearch()
      window.offerUndo(
        trn("{n} student restored", "{n} students restored", students.count))
      window.whenCaughtUp { [unowned window] in window.list.focusSomething() }
    }
  }
}
