// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// A real file system in memory with little room, which can be filled up to some pages.
package final class SmallDisk: Sendable {
  private let mountPoint = TemporaryFolder()
  private let filler: String

  package static let pageSize = 4096

  /// Whether there can be one here: only root may mount a file system.
  package static var isAllowed: Bool { SmallDisk(pageCount: 10) != nil }

  /// Makes one with room for so many pages; nil where that is not allowed.
  package init?(pageCount: Int) {
    let options = "size=\(pageCount * Self.pageSize)"
    filler = mountPoint.file("filler")
    guard system("mount -t tmpfs -o \(options) roster-test '\(path)' 2>/dev/null") == 0 else {
      return nil
    }
  }

  deinit { system("umount --lazy '\(path)'") }

  package var path: String { mountPoint.path }

  package func file(_ name: String) -> String { mountPoint.file(name) }

  package var files: [String] { mountPoint.files.filter { $0 != "filler" } }

  /// Leaves room for so many pages, and no more.
  package func fill(leaving pageCount: Int) {
    makeRoom()
    var state = statvfs()
    precondition(statvfs(path, &state) == 0)
    let taken = Int(state.f_bavail) * Int(state.f_bsize) - pageCount * Self.pageSize
    let descriptor = open(filler, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    precondition(descriptor >= 0 && (taken <= 0 || posix_fallocate(descriptor, 0, taken) == 0))
    close(descriptor)
  }

  /// Leaves all room that it has.
  package func makeRoom() { unlink(filler) }
}
