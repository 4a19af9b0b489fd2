// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// A folder that shows another one's files and lets no one write them, root
/// included, as a disc or a locked memory stick does.
package final class ReadOnlyDisk: Sendable {
  package let path: String

  /// Whether there can be one here: only root may mount a file system.
  package static var isAllowed: Bool { ReadOnlyDisk(showing: TemporaryFolder()) != nil }

  /// Shows what stands in a folder and comes into it; nil where that is not allowed.
  package init?(showing original: TemporaryFolder) {
    var template = Array("/tmp/roster-disk-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { name in
      guard let made = mkdtemp(name.baseAddress!) else { preconditionFailure("no folder") }
      return String(cString: made)
    }
    guard run("mount --bind '\(original.path)' '\(path)'") else {
      rmdir(path)
      return nil
    }
    guard run("mount -o remount,bind,ro '\(path)'") else { return nil }
  }

  // Only an empty folder goes, so what it shows is safe.
  deinit {
    _ = run("umount --lazy '\(path)'")
    rmdir(path)
  }

  /// The path of a file that is shown.
  package func file(_ name: String) -> String { "\(path)/\(name)" }
}

private func run(_ command: String) -> Bool { system("\(command) 2>/dev/null") == 0 }
