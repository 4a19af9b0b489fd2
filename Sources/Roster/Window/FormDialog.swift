// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// A window over another one with fields to fill in.
///
/// It lives until it is closed.
final class FormDialog {
  let window: Window
  let accept: Button

  /// Is called for the button at the end, and for Control and Enter.
  var onAccept: (() -> Void)?

  private(set) var fields: [FormField] = []
  private let fieldBox: Box
  private let keys = ShortcutController()

  init(title: String, accept label: String, parent: Window) {
    let builder = Builder(PackageResources.dialog_ui, domain: Identity.domain)
    window = builder.widget("dialog")
    accept = builder.widget("accept")
    fieldBox = builder.widget("fields")
    accept.label = label
    window.title = title
    window.stand(over: parent)
    accept.onClicked { [unowned self] in onAccept?() }
    builder.widget("cancel", as: Button.self).onClicked { [unowned self] in close() }
    keys.add("<Control>Return", "<Control>KP_Enter") { [unowned self] in
      onAccept?()
      return true
    }
    window.add(keys)
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in
      onAccept = nil
      fields = []
    }
  }

  /// Adds a field below the others.
  func add(_ field: FormField) {
    fields.append(field)
    fieldBox.append(field.box)
  }

  /// Adds something else below the fields.
  func add(_ widget: Widget) { fieldBox.append(widget) }

  /// Adds a line that says what is asked.
  func addHeading(_ text: String) {
    let label = Label(text)
    label.horizontalTextAlignment = 0
    label.ellipsizesAtEnd()
    label.tooltip = text
    fieldBox.append(label)
  }

  func present() { window.present() }
  func close() { window.close() }
}

extension FormDialog {
  /// Shows the dialog and waits until it is gone.
  ///
  /// - Returns: What `answer` gives when it is accepted; nil when it is closed
  ///   otherwise, or the task is cancelled.
  func ask<Answer: Sendable>(_ answer: @escaping () -> Answer?) async -> Answer? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (done: CheckedContinuation<Answer?, Never>) in
        var waiting: CheckedContinuation<Answer?, Never>? = done
        var result: Answer?
        onAccept = { [unowned self] in
          result = answer()
          if result != nil { close() }
        }
        window.onCloseRequest {
          waiting?.resume(returning: result)
          waiting = nil
          return false
        }
        present()
        accept.grabFocus()
      }
    } onCancel: {
      Task { @MainActor in close() }
    }
  }
}
