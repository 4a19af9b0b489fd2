// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc

/// A folder of the test's own, deleted when the test is over.
final class TemporaryFolder {
  let path: String

  /// Where a test's database lies.
  var database: String { path + "/roster.db" }

  init() {
    var template = Array("/tmp/roster-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { system("rm -rf '\(path)'") }
}
