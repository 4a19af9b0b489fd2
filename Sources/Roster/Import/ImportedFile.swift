// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// What a person wants to import: a file, or a folder with the files of a school system.
enum ImportedFile: Sendable {
  case file([UInt8])
  case folder([String: [UInt8]])

  /// Reads it where it is.
  ///
  /// - Throws: `GtkError`.
  init(_ file: File) async throws(GtkError) {
    guard await file.isFolder else {
      self = .file(try await file.contents())
      return
    }
    var files: [String: [UInt8]] = [:]
    for name in ClassListReader.folderFiles {
      let child = file.child(name)
      if await child.exists { files[name] = try await child.contents() }
    }
    self = .folder(files)
  }

  /// Reads the class list in it.
  ///
  /// - Parameter progress: Called with the part that is done, from 0 to 1, on any thread.
  nonisolated func read(
    _ answers: ReadingAnswers, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> ClassListReading {
    switch self {
    case .file(let bytes):
      try await ClassListReader.read(bytes, answers, progress: progress)
    case .folder(let files):
      try await ClassListReader.read(folder: files, answers, progress: progress)
    }
  }
}
