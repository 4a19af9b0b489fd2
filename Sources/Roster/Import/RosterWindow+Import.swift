// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel

/// Bringing in class lists.
extension RosterWindow {
  func setUpDrop() {
    let target = FileDropTarget()
    target.onDrop { [unowned self] files in
      importFiles(files)
      return !files.isEmpty
    }
    widget.add(target)
  }

  func chooseFileToImport() {
    let chooser = FileChooser(
      .open, title: tr("Import Class List"), accept: tr("Import"), cancel: tr("Cancel"),
      parent: widget)
    chooser.addFilter(tr("Class lists (CSV)"), patterns: ["*.csv", "*.tsv", "*.txt"])
    chooser.addFilter(tr("All files"), patterns: ["*"])
    chooser.ask { [weak self] file in
      if let file { self?.importFiles([file]) }
    }
  }

  /// Imports files one after the other, each as one step of undo.
  func importFiles(_ files: [File]) {
    guard let database else {
      waitingFiles += files
      return
    }
    guard !files.isEmpty else { return }
    let earlier = importing
    importing = Task { [weak self] in
      await earlier?.value
      for file in files where !Task.isCancelled { await self?.importFile(file, into: database) }
    }
  }

  private func importFile(_ file: File, into database: RosterDatabase) async {
    toast.hide()
    let meter = ProgressMeter(
      progress, tr("Importing {file}…", with: ["file": file.name]), canBeCancelled: true)
    do {
      let table = try await ClassListReader.read(try await file.contents())
      let summary = try await database.importTable(
        table, intoSubject: table.fields.contains(.subject) ? "" : file.nameWithoutExtension,
        undoName: tr("Import {file}", with: ["file": file.name]), progress: meter.report)
      meter.end()
      show(summary, of: file.name)
    } catch is CancellationError {
      meter.end()
      toast.show(tr("Import cancelled, nothing was changed"))
    } catch {
      meter.end()
      show(FailureWords(error, file: file.name))
    }
  }

  private func show(_ summary: ImportSummary, of file: String) {
    let words = ImportWords(summary, file: file)
    if let report = words.report { show(report) }
    if summary.addedCount + summary.changedCount > 0 {
      offerUndo(words.sentence)
    } else {
      toast.show(words.sentence)
    }
    whenCaughtUp { [unowned self] in list.focusSomething() }
    keepSearchFast()
  }
}

extension File {
  /// The name without what follows its last dot.
  fileprivate var nameWithoutExtension: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
