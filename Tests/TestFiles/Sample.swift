// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A class list of `Tests/Samples`, as another program writes it.
package enum Sample {
  /// The bytes of the list.
  package static func bytes(_ name: String) -> [UInt8] { TemporaryFolder.bytes(ofFile: path(name)) }

  /// What must be read from it: number, name, subject, reading and note of each row.
  package static func expectedRows(_ name: String) -> [[String]] {
    String(decoding: bytes("\(name).expected"), as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func path(_ name: String, filePath: String = #filePath) -> String {
    let tests = filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(tests)/Samples/\(name)"
  }
}
