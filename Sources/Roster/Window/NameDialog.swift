// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Asks for one line of text: a name for something.
enum NameDialog {
  struct Question {
    let title: String
    let label: String
    let accept: String
    var text = ""

    /// Words to offer while typing.
    var completions: [String] = []
  }

  /// Asks, and calls `handler` with the text, trimmed and not empty.
  static func ask(_ question: Question, parent: Window, handler: @escaping (String) -> Void) {
    let dialog = FormDialog(title: question.title, accept: question.accept, parent: parent)
    let field = FormField(question.label)
    field.text = question.text
    field.entry.setCompletions(question.completions)
    dialog.add(field)
    dialog.accept.isSensitive = !question.text.trimmed.isEmpty
    field.entry.onChanged { [unowned dialog, unowned field] in
      dialog.accept.isSensitive = !field.text.trimmed.isEmpty
    }
    field.entry.onActivate { [unowned dialog] in dialog.onAccept?() }
    dialog.onAccept = { [unowned dialog] in
      let text = field.text.trimmed
      guard !text.isEmpty else { return }
      dialog.close()
      handler(text)
    }
    dialog.present()
    field.entry.grabFocus()
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let isVisible = { (character: Character) in !character.isWhitespace }
    guard let first = firstIndex(where: isVisible), let last = lastIndex(where: isVisible) else {
      return ""
    }
    return String(self[first...last])
  }
}
