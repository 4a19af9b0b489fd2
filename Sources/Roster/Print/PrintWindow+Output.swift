// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Printing, and writing PDF files.
extension PrintWindow {
  func setUpOutput() {
    parts.accept.onClicked { [unowned self] in printPages() }
    parts.save.onClicked { [unowned self] in chooseFile() }
    parts.progress.cancel.onClicked { [unowned self] in cancelOutput() }
    keys.add("<Control>p") { [unowned self] in
      printPages()
      return true
    }
    keys.add("<Control>s") { [unowned self] in
      chooseFile()
      return true
    }
    // Before Escape closes the window.
    firstKeys.add("Escape") { [unowned self] in
      guard isBusy else { return false }
      cancelOutput()
      return true
    }
    parts.window.add(keys)
  }

  private var isBusy: Bool { writing != nil || printing != nil }

  /// Stops what is being written; a file keeps what it held.
  func cancelOutput() {
    writing?.cancel()
    printing?.operation.cancel()
  }

  /// While something is written there is nothing to choose.
  private func showBusy() {
    parts.choices.isSensitive = !isBusy
    parts.accept.isSensitive = !isBusy && layout.pageCount > 0
    parts.save.isSensitive = !isBusy && layout.pageCount > 0
  }

  // MARK: - Printing

  private func printPages() {
    guard !isBusy, layout.pageCount > 0 else { return }
    let operation = PrintOperation(name: desk.name, setup: PrintWindow.setup(settings))
    let (job, measure) = (layout.job, measure)
    var printed = layout
    operation.onBegin { setup in
      printed = PrintLayout(job, on: setup.paper, measure: measure)
      return printed.pageCount
    }
    let meter = ProgressMeter(parts.progress, tr("Printing…"), canBeCancelled: true)
    operation.onDraw { canvas, page in
      canvas.draw(printed.page(page))
      meter.report(Double(page + 1) / Double(printed.pageCount))
    }
    printing = (operation, meter)
    showBusy()
    operation.run(over: parts.window) { [weak self] in self?.printingDidEnd($0) }
  }

  private func printingDidEnd(_ outcome: PrintOperation.Outcome) {
    printing?.meter.end()
    printing = nil
    showBusy()
    switch outcome {
    case .cancelled: return
    case .printed:
      desk.report(trn("{n} student printed", "{n} students printed", layout.job.count))
      parts.window.close()
    case .failed(let message): show(tr("Printing Did Not Work"), message)
    }
  }

  private func show(_ heading: String, _ body: String) {
    let dialog = QuestionDialog(parent: parts.window, heading: heading, body: body)
    dialog.addButton(tr("Close"), answer: 0)
    dialog.setDefault(answer: 0)
    dialog.ask { _ in }
  }
}

// MARK: - Files

extension PrintWindow {
  private func chooseFile() {
    guard !isBusy, layout.pageCount > 0 else { return }
    let chooser = FileChooser(
      .save, title: tr("Save as PDF"), accept: tr("_Save"), cancel: tr("_Cancel"),
      parent: parts.window)
    chooser.setName("\(desk.name.replacing("/", with: "-")).pdf")
    chooser.addFilter(tr("PDF documents"), patterns: ["*.pdf"])
    chooser.ask { [weak self] file in
      guard let self, let file, !isBusy else { return }
      writing = Task { [weak self] in await self?.write(to: file) }
      showBusy()
    }
  }

  private func write(to file: File) async {
    let words = ["file": file.name]
    let meter = ProgressMeter(
      parts.progress, tr("Saving {file}…", with: words), canBeCancelled: true)
    defer {
      meter.end()
      writing = nil
      showBusy()
    }
    do {
      try await layout.write(to: file, meter.report)
      desk.report(
        trn(
          "{n} student saved in {file}", "{n} students saved in {file}", layout.job.count,
          with: words))
      parts.window.close()
    } catch is CancellationError {
      return
    } catch {
      show(tr("{file} Cannot Be Written", with: words), "\(error)")
    }
  }
}
