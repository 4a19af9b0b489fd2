// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// A labelled line to type in, with room for a remark on it.
final class FormField {
  let box = Box(.vertical, spacing: 4)
  let entry = Entry()

  private let remark = Label()
  private var hasProblem = false

  /// A field whose name has `_` before the letter that Alt presses.
  ///
  /// The label names the entry for screen readers, too.
  init(_ name: String, hint: String = "") {
    let label = Label(mnemonic: name, for: entry)
    label.horizontalTextAlignment = 0
    entry.setPlaceholder(hint)
    remark.horizontalTextAlignment = 0
    remark.wraps()
    remark.addCSSClass("remark")
    remark.isVisible = false
    for part in [label, entry, remark] as [Widget] { box.append(part) }
    entry.onChanged { [weak self] in self?.show(problem: nil) }
  }

  var text: String {
    get { entry.text }
    set { entry.text = newValue }
  }

  /// What is said beside it; nil when nothing is.
  var remarkText: String? { remark.isVisible ? remark.text : nil }

  /// Says what is wrong, until it is typed over; nil when nothing is.
  func show(problem: String?) {
    guard problem != nil || hasProblem else { return }
    hasProblem = problem != nil
    show(problem)
  }

  /// Says what may be of interest, where nothing is wrong.
  func show(hint: String?) {
    if !hasProblem { show(hint) }
  }

  private func show(_ sentence: String?) {
    remark.text = sentence ?? ""
    remark.isVisible = sentence != nil
    remark.setCSSClass("problem", hasProblem)
    entry.setCSSClass("invalid", hasProblem)
    entry.setAccessibleInvalid(hasProblem)
    entry.setAccessibleDescription(sentence ?? "")
  }
}
