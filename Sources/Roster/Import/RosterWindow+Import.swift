// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel

/// Bringing in class lists.
extension RosterWindow {
  func setUpDrop() {
    let target = DropTarget()
    target.onDrop { [unowned self] dropped in
      switch dropped {
      case .files(let files): importFiles(files)
      case .text(let text): importText(text)
      }
      return true
    }
    widget.add(target)
  }

  func chooseFileToImport() {
    let chooser = FileChooser(
      .open, title: tr("Import Class List"), accept: tr("Import"), cancel: tr("Cancel"),
      parent: widget)
    chooser.addFilter(
      tr("Class lists"),
      patterns: ["csv", "tsv", "txt", "xlsx", "xlsm", "ods", "zip", "vcf"]
        .flatMap { ["*.\($0)", "*.\($0.uppercased())"] })
    chooser.addFilter(tr("All files"), patterns: ["*"])
    chooser.ask { [weak self] file in
      if let file { self?.importFiles([file]) }
    }
  }

  /// Imports what was copied elsewhere: cells of a spreadsheet, or lines of text.
  func paste() {
    guard database != nil else { return }
    Task { [weak self] in
      guard let self else { return }
      if let text = await Clipboard.text(for: widget), text.contains(where: { !$0.isWhitespace }) {
        importText(text)
      } else {
        toast.show(tr("There is no text to paste"))
      }
    }
  }

  /// Imports files one after the other, each as one step of undo.
  func importFiles(_ files: [File]) {
    guard database != nil else {
      waitingFiles += files
      return
    }
    importAll(files.map(ImportSource.init))
  }

  private func importText(_ text: String) {
    importAll([ImportSource(text: text, subject: list.focusedSubject ?? "")])
  }

  private func importAll(_ sources: [ImportSource]) {
    guard let database, !sources.isEmpty else { return }
    let earlier = importing
    importing = Task { [weak self] in
      await earlier?.value
      for source in sources where !Task.isCancelled {
        await self?.importSource(source, into: database)
      }
    }
  }

  private func importSource(_ source: ImportSource, into database: RosterDatabase) async {
    toast.hide()
    do {
      let preview = try await read(source, into: database)
      let summary = try await ImportWindow(preview, parent: widget).run()
      offerUndo(summary.sentence)
      keepSearchFast()
    } catch is CancellationError {
      toast.show(tr("Import cancelled, nothing was changed"))
    } catch {
      show(FailureWords(error, file: source.name))
    }
    whenCaughtUp { [unowned self] in list.focusSomething() }
  }

  private func read(
    _ source: ImportSource, into database: RosterDatabase
  ) async throws -> ImportPreview {
    let meter = ProgressMeter(
      progress, tr("Reading {file}…", with: ["file": source.name]), canBeCancelled: true)
    defer { meter.end() }
    return try await ImportPreview(of: source, into: database, progress: meter.report)
  }
}
