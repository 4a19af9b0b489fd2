// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import SQLite

/// Another program that writes into a roster: by REPLACE, which deletes unseen, by updates,
/// and with the lock held for a while.
final class Stranger {
  /// The student whom it changes, after those whom two processes share.
  static let id = RowID(RaceSession.sharedCount + 1)

  private let connection: Connection

  /// How often it wrote.
  private(set) var count = 0

  init(at path: String) throws {
    connection = try Connection.open(path, .existing)
    try connection.executeScript("PRAGMA busy_timeout = 10000")
  }

  /// Writes once more.
  func change() throws {
    count += 1
    let note: [DatabaseValue] = [.text("\(count)"), .integer(Self.id)]
    try connection.executeScript("BEGIN IMMEDIATE")
    if count.isMultiple(of: 2) {
      try connection.execute("UPDATE student SET note = ? WHERE id = ?", note)
    } else {
      try connection.execute(
        "INSERT OR REPLACE INTO student (note, id, name) VALUES (?, ?, 'Stranger')", note)
    }
    if count.isMultiple(of: 8) { usleep(100_000) }
    try connection.executeScript("COMMIT")
  }
}
