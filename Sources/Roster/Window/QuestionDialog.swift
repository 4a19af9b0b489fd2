// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Says something over a window, and waits for a choice.
///
/// It lives until it is answered. Long words scroll, so that it fits into a small window.
final class QuestionDialog {
  let window: Window
  private let buttonBox: Box
  private var buttons: [Int: Button] = [:]
  private var defaultAnswer = 0
  private var handler: ((Int?) -> Void)?

  init(parent: Window, heading: String, body: String) {
    let builder = Builder(PackageResources.question_ui, domain: Identity.domain)
    window = builder.widget("question")
    buttonBox = builder.widget("buttons")
    builder.widget("heading", as: Label.self).text = heading
    builder.widget("body", as: Label.self).text = body
    window.title = heading
    window.setAccessibleDescription(body)
    window.stand(over: parent)
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in answer(nil) }
  }

  /// A button with its answer; the last one added stands at the end.
  func addButton(_ label: String, answer: Int) {
    let button = Button(label: label)
    button.onClicked { [unowned self] in self.answer(answer) }
    buttons[answer] = button
    buttonBox.append(button)
    // More than two would make it wider than a small window.
    if buttons.count > 2 { buttonBox.setOrientation(.vertical) }
  }

  /// What Enter answers.
  func setDefault(answer: Int) { defaultAnswer = answer }

  /// Shows it, and calls `handler` with the answer that is given: nil when it was closed.
  func ask(_ handler: @escaping (Int?) -> Void) {
    self.handler = handler
    window.present()
    buttons[defaultAnswer]?.grabFocus()
  }

  private func answer(_ answer: Int?) {
    let handler = handler
    self.handler = nil
    window.close()
    handler?(answer)
  }
}
