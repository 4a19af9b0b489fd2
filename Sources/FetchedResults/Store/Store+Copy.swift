// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Copies the database as it stands, with its history, into a new file.
  ///
  /// Until it is whole the copy has `.part` after its name.
  ///
  /// - Throws: `DatabaseError`, as when something stands at the path or the disk is
  ///   full; then there is no copy.
  /// - Complexity: O(bytes), during which changes wait.
  public func copy(to path: String) async throws {
    await letLogStartOver()
    try connection.copy(to: DatabaseFile(path))
  }
}
