// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// What is to be imported: a file, or text from somewhere else.
struct ImportSource {
  /// What it is called.
  let name: String

  /// The subject of its students, where it names none.
  let subject: String

  /// What undo will say.
  let undoName: String

  let contents: () async throws -> ImportedFile

  init(_ file: File) {
    name = file.name
    subject = file.nameWithoutExtension
    undoName = tr("Import {file}", with: ["file": file.name])
    contents = { try await ImportedFile(file) }
  }

  /// Text that was pasted or dropped on the list.
  init(text: String, subject: String) {
    name = tr("Pasted text")
    self.subject = subject
    undoName = tr("Paste Students")
    contents = { .file(Array(text.utf8)) }
  }
}

extension File {
  /// The name without what follows its last dot.
  fileprivate var nameWithoutExtension: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
