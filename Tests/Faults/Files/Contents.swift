// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import TestFiles

/// All files of a folder and their bytes.
struct Contents: Equatable {
  private var files: [String: [UInt8]] = [:]

  init(of folder: TemporaryFolder) {
    for name in folder.files {
      var status = stat()
      let isFile = stat(folder.file(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      files[name] = isFile ? folder.bytes(of: name) : []
    }
  }

  /// How long each file is, for a report.
  var sizes: [String: Int] { files.mapValues(\.count) }

  /// Whether the roster has these bytes.
  func holds(_ bytes: [UInt8]) -> Bool { files["roster.db"] == bytes }
}
