// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A read-only connection that holds one snapshot at a time.
struct SnapshotReader: ~Copyable, Sendable {
  let connection: Connection

  /// Opens the file for reading.
  ///
  /// The writer has opened it before.
  static func open(_ path: String) throws(DatabaseError) -> SnapshotReader {
    // A read-only open could not make the shared memory of the log.
    let connection = try Connection.open(path, .existing)
    try connection.executeScript(
      "PRAGMA query_only = ON; PRAGMA busy_timeout = 0; PRAGMA mmap_size = 0")
    connection.stopWhenTold()
    return SnapshotReader(connection: connection)
  }

  private init(connection: consuming Connection) { self.connection = connection }

  /// Stops what it reads.
  var interrupter: Interrupter { connection.interrupter }

  /// Reads in the snapshot.
  func read<Result>(
    _ body: (borrowing Connection) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try body(connection)
  }

  /// Takes the newest snapshot and says where it stands in the journal.
  ///
  /// BEGIN alone holds nothing; the first read does.
  ///
  /// - Parameter last: Where an earlier snapshot stood, if there was one.
  /// - Throws: `DatabaseError`, also when another file stands at the path.
  func begin(after last: JournalPosition? = nil) throws(DatabaseError) -> JournalPosition {
    // An interruption may have kept the last one from being let go.
    end()
    try connection.requireFileInPlace()
    try connection.execute("BEGIN")
    do throws(DatabaseError) {
      return try JournalPosition(in: connection, after: last)
    } catch {
      end()
      throw error
    }
  }

  /// Lets go of the pages in the cache.
  ///
  /// A failure leaves them.
  func giveMemoryBack() { try? connection.execute("PRAGMA shrink_memory") }

  /// Closes the connection.
  ///
  /// Later reads fail.
  func close() { connection.close() }

  /// Lets the snapshot go.
  func end() {
    precondition(!connection.hasBusyStatement, "a statement would keep the snapshot")
    if !connection.isAutocommit { try? connection.execute("COMMIT") }
  }
}
