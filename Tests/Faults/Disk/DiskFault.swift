// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A way in which a disk fails for a while.
struct DiskFault {
  let begin: () -> Void
  let end: () -> Void

  /// Does something while the disk fails.
  ///
  /// - Returns: Why it was not done; nil when it was.
  func failure(of body: () async throws -> Void) async -> (any Error)? {
    begin()
    defer { end() }
    do {
      try await body()
      return nil
    } catch {
      return error
    }
  }
}
