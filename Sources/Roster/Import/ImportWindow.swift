// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// Shows what an import will do before anything is written, and how the list was read, to
/// be said otherwise.
///
/// It lives until it is closed.
final class ImportWindow {
  let window: Window
  let preview: ImportPreview
  let parts: ImportParts
  let accept: Button
  private let cancel: Button
  private let progress: ProgressParts

  /// The columns that are shown.
  var cards: [ColumnCard] = []
  var shownLayout: ListLayout?

  /// The rows that are shown, and their widgets.
  var list = ImportRowList(nil, .all)
  var rows: [ListItem: ImportRow] = [:]
  let factory = ListItemFactory()
  var filter = ImportFilter.all

  /// Whether choices are being set by the program, and not by a person.
  var isShowing = false

  /// Why the list cannot be read as it was said; nil when it can.
  var failure: String?

  /// What has just to be known; nil most of the time.
  var notice: String?

  private var updating: Task<Void, Never>?
  private var importing: Task<Void, Never>?
  private var outcome: Result<ImportSummary, any Error> = .failure(CancellationError())
  private let keys = ShortcutController()

  init(_ preview: ImportPreview, parent: Window) {
    let builder = Builder(PackageResources.import_ui, domain: Identity.domain)
    self.preview = preview
    window = builder.widget("import-window")
    accept = builder.widget("import")
    cancel = builder.widget("cancel")
    progress = ProgressParts(builder, cancel: cancel)
    parts = ImportParts(builder)
    parts.sourceName.text = preview.source.name
    window.setTransient(for: parent)
    accept.onClicked { [unowned self] in carryOut() }
    cancel.onClicked { [unowned self] in close() }
    setUpKeys()
    setUpChoices()
    setUpRows()
    show()
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in
      updating?.cancel()
      rows = [:]
    }
  }

  /// Shows the window and waits until it is closed.
  ///
  /// - Returns: What was imported.
  /// - Throws: `CancellationError` when nothing was, or what kept it from being.
  func run() async throws -> ImportSummary {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        var waiting: CheckedContinuation<Void, Never>? = done
        window.onCloseRequest { [unowned self] in
          // What is being written is called off first; then the window closes.
          if let importing {
            importing.cancel()
            return true
          }
          waiting?.resume()
          waiting = nil
          return false
        }
        window.present()
        grabFocus()
      }
    } onCancel: {
      Task { @MainActor in close() }
    }
    return try outcome.get()
  }

  private func setUpKeys() {
    keys.add("Escape") { [unowned self] in
      close()
      return true
    }
    keys.add("<Control>Return", "<Control>KP_Enter") { [unowned self] in
      carryOut()
      return true
    }
    window.add(keys)
  }

  private func close() { window.close() }

  /// Enter imports; where that cannot be, the first choice asks to be made.
  private func grabFocus() {
    if accept.isSensitive {
      accept.grabFocus()
    } else if let first = cards.first, preview.layout?.hasNames == false {
      first.choice.grabFocus()
    } else {
      cancel.grabFocus()
    }
  }
}

// MARK: - Work

extension ImportWindow {
  /// Reads the list again, after something was said; a later call takes the place of this.
  func update(after change: () -> Void) {
    guard importing == nil else { return }
    updating?.cancel()
    change()
    (failure, notice) = (nil, nil)
    accept.isSensitive = false
    updating = Task { [weak self] in
      guard let self else { return }
      let meter = ProgressMeter(
        progress, tr("Reading {file}…", with: ["file": preview.source.name]),
        canBeCancelled: true)
      defer { meter.end() }
      do {
        try await preview.read(progress: meter.report)
      } catch is CancellationError {
        return
      } catch {
        guard !Task.isCancelled else { return }
        failure = FailureWords(error, file: preview.source.name).body
      }
      show()
    }
  }

  private func carryOut() {
    guard accept.isSensitive, importing == nil else { return }
    parts.setSensitive(false)
    accept.isSensitive = false
    importing = Task { [weak self] in
      guard let self else { return }
      let meter = ProgressMeter(
        progress, tr("Importing {file}…", with: ["file": preview.source.name]),
        canBeCancelled: true)
      do {
        let summary = try await preview.carryOut(progress: meter.report)
        meter.end()
        finish(summary.map { .success($0) })
      } catch {
        meter.end()
        finish(.failure(error))
      }
    }
  }

  /// Closes, or shows what an import would do by now.
  private func finish(_ outcome: Result<ImportSummary, any Error>?) {
    importing = nil
    guard let outcome else {
      notice = tr("The roster was changed meanwhile. Please look again.")
      parts.setSensitive(true)
      show()
      return grabFocus()
    }
    self.outcome = outcome
    close()
  }
}
