// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Synchronization

/// Stops the statement that a connection runs, from any thread.
///
/// It may outlive the connection, and does nothing then.
package final class Interrupter: Sendable {
  private struct Database: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let database: Mutex<Database?>

  init(_ database: OpaquePointer) {
    self.database = Mutex(Database(pointer: database))
  }

  /// Makes the running statements fail with a code of the kind `interrupted`.
  ///
  /// A statement that has not begun is not stopped.
  package func interrupt() {
    database.withLock { if let database = $0 { sqlite3_interrupt(database.pointer) } }
  }

  /// The database is about to be closed.
  func forget() { database.withLock { $0 = nil } }
}
