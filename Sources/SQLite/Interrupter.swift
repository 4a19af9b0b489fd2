// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Synchronization

/// Stops the statement that a connection runs, from any thread.
///
/// It may outlive the connection, and does nothing then.
package final class Interrupter: Sendable {
  /// The address of the database; nil once it is closed.
  private let database: Mutex<UInt?>

  init(_ database: OpaquePointer) { self.database = Mutex(UInt(bitPattern: database)) }

  /// Makes the running statements fail with a code of the kind `interrupted`.
  ///
  /// A statement that has not begun is not stopped.
  package func interrupt() {
    database.withLock { address in
      // The lock is held, so that the database is not closed meanwhile.
      if let address { sqlite3_interrupt(OpaquePointer(bitPattern: address)) }
    }
  }

  /// The database is about to be closed.
  func forget() { database.withLock { $0 = nil } }
}
