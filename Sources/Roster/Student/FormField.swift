// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// A labelled line to type in, with room for what is wrong with it.
final class FormField {
  let box = Box(.vertical, spacing: 4)
  let entry = Entry()

  private let problem = Label()
  private let name: String

  init(_ name: String, hint: String = "") {
    self.name = name
    let label = Label(name)
    label.horizontalTextAlignment = 0
    entry.setAccessibleLabel(name)
    entry.setPlaceholder(hint)
    problem.horizontalTextAlignment = 0
    problem.wraps()
    problem.addCSSClass("problem")
    problem.isVisible = false
    for part in [label, entry, problem] as [Widget] { box.append(part) }
    entry.onChanged { [weak self] in self?.show(nil) }
  }

  var text: String {
    get { entry.text }
    set { entry.text = newValue }
  }

  /// Says what is wrong, until it is typed over; nil when nothing is.
  func show(_ sentence: String?) {
    problem.text = sentence ?? ""
    problem.isVisible = sentence != nil
    entry.setCSSClass("invalid", sentence != nil)
    entry.setAccessibleInvalid(sentence != nil)
    entry.setAccessibleDescription(sentence ?? "")
  }
}
