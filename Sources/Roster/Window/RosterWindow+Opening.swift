// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Opening the roster, following it, and closing it.
extension RosterWindow {
  /// Opens the roster at a path and shows it, or says why not.
  func open(_ path: String) {
    Task { [weak self] in
      do throws(RosterOpenError) {
        let database = try await RosterDatabase.open(path)
        self?.show(database)
      } catch {
        self?.show(error, at: path)
      }
    }
  }

  /// Opens a copy of a roster that may only be read, and stays with the copy.
  private func openCopy(of path: String) {
    Task { [weak self] in
      do throws(RosterOpenError) {
        let copy = try await RosterDatabase.openCopy(of: path)
        guard let self else { return }
        preferences.rosterFile = copy.path
        show(copy)
        toast.show(tr("This is a copy. Changes are kept in {path}.", with: ["path": copy.path]))
      } catch {
        self?.show(error, at: path)
      }
    }
  }

  private func show(_ database: RosterDatabase) {
    self.database = database
    database.context.onChange = { [weak self] in
      self?.toldFailure = nil
      self?.showUndo()
      self?.printing?.rosterDidChange()
    }
    database.context.onFailure = { [weak self] in self?.showFailureOfList($0) }
    database.context.onWait = { [weak self] in self?.showWaiting($0) }
    showStudents()
    list.focusSomething()
    keepSearchFast()
    forgetOldHistory()
    watch = StoreWatch(database.context, in: widget)
    let files = waitingFiles
    waitingFiles = []
    importFiles(files)
  }

  /// Says why the roster was not opened, and what can be done.
  func show(_ error: RosterOpenError, at path: String) {
    let words = FailureWords(error, path: path)
    let dialog = QuestionDialog(parent: widget, heading: words.heading, body: words.body)
    let canCopy = error == .readOnly
    if error == .damaged { return askToRescue(path, dialog) }
    dialog.addButton(tr("Quit"), answer: 0)
    dialog.addButton(tr("Choose Another Place…"), answer: 1)
    dialog.addButton(canCopy ? tr("Open a Copy") : tr("Try Again"), answer: 2)
    dialog.setDefault(answer: 2)
    dialog.ask { [weak self] answer in
      switch answer {
      case 1: self?.chooseAnotherPlace(insteadOf: path)
      case 2 where canCopy: self?.openCopy(of: path)
      case 2: self?.open(path)
      default: self?.widget.close()
      }
    }
  }

  /// Asks for a folder; the roster in it is opened, or a new one made there.
  func chooseAnotherPlace(insteadOf path: String) {
    let chooser = FileChooser(
      .folder, title: tr("Choose a Folder for the Roster"), accept: tr("Open"),
      cancel: tr("Cancel"), parent: widget)
    chooser.ask { [weak self] folder in
      guard let self else { return }
      guard let folder = folder?.path else { return open(path) }
      preferences.rosterFile = "\(folder)/roster.db"
      open(preferences.rosterFile)
    }
  }

  /// Closes the roster before the window goes.
  func setUpClosing() {
    widget.defaultSize = preferences.windowSize
    if preferences.isMaximized { widget.maximize() }
    widget.onCloseRequest { [unowned self] in
      close()
      return true
    }
  }

  private func close() {
    guard !isClosing else { return }
    isClosing = true
    onClosing?()
    if !widget.isMaximized { preferences.windowSize = widget.defaultSize }
    preferences.isMaximized = widget.isMaximized
    widget.isVisible = false
    watch?.stop()
    importing?.cancel()
    exporting?.cancel()
    printing?.cancelOutput()
    list.show(nil)
    // What was changed last may wait a moment, but no one sees the window wait for long.
    database?.store.stopWaiting(after: .seconds(5))
    Task { [self] in
      await importing?.value
      await exporting?.value
      await database?.close()
      widget.destroy()
    }
  }
}
