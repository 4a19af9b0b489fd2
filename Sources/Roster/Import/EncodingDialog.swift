// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import TextTables

/// Asks which reading of a file is right.
enum EncodingDialog {
  /// The encoding that was chosen; nil when nothing is to be read.
  static func ask(_ readings: [TextReading], file: String, parent: Window) async -> TextEncoding? {
    let dialog = FormDialog(
      title: tr("Choose a Spelling"), accept: tr("_Import"), parent: parent)
    dialog.addHeading(tr("There is more than one way to read {file}", with: ["file": file]))
    var choices: [CheckButton] = []
    for reading in readings {
      let choice = CheckButton(
        choice: "\(reading.sample)\n\(reading.encoding.title)", besides: choices.first)
      choice.isActive = choices.isEmpty
      choices.append(choice)
      dialog.add(choice)
    }
    return await dialog.ask {
      zip(readings, choices).first { $0.1.isActive }?.0.encoding
    }
  }
}
