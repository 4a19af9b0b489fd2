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
    do {
      let table = try await read(file)
      let encoding = table.guessedEncoding
      let meter = meter(of: file)
      defer { meter.end() }
      let summary = try await database.importTable(
        table, intoSubject: table.fields.contains(.subject) ? "" : file.nameWithoutExtension,
        undoName: tr("Import {file}", with: ["file": file.name]), progress: meter.report)
      show(ImportWords(summary, file: file.name, encoding: encoding), of: summary)
    } catch is CancellationError {
      toast.show(tr("Import cancelled, nothing was changed"))
    } catch {
      show(FailureWords(error, file: file.name))
    }
  }

  /// Reads a class list, and asks what it does not say.
  private func read(_ file: File) async throws -> ClassTable {
    let bytes = try await file.contents()
    var answers = ReadingAnswers(language: Catalogues.language)
    while true {
      let meter = meter(of: file)
      defer { meter.end() }
      switch try await ClassListReader.read(bytes, answers) {
      case .table(let table): return table
      case .encodingUncertain(let readings):
        meter.end()
        let encoding = await EncodingDialog.ask(readings, file: file.name, parent: widget)
        guard let encoding else { throw CancellationError() }
        answers.encoding = encoding
      case .columnsUnnamed(let columns):
        meter.end()
        let named = await ColumnsDialog.ask(columns, file: file.name, parent: widget)
        guard let named else { throw CancellationError() }
        answers.columns = named
      }
    }
  }

  private func meter(of file: File) -> ProgressMeter {
    ProgressMeter(
      progress, tr("Importing {file}…", with: ["file": file.name]), canBeCancelled: true)
  }

  private func show(_ words: ImportWords, of summary: ImportSummary) {
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
