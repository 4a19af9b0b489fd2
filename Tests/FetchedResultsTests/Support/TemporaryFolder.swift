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

/// How many of this process's open files are the one at a path.
func descriptorCount(of path: String) -> Int {
  // Suites that run beside this one have more files open than the usual 1,024.
  (0..<16_384).count { descriptor in
    var target = [CChar](repeating: 0, count: 1024)
    readlink("/proc/self/fd/\(descriptor)", &target, target.count - 1)
    return target.prefix { $0 != 0 }.elementsEqual(path.utf8CString.dropLast())
  }
}
