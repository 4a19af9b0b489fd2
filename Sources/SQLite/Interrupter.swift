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

  private let isStoppedForGood = Atomic(false)

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

  /// Has what runs, and all that would run later, fail with a code of the kind
  /// `interrupted`.
  ///
  /// What is too short to ask whether to go on may still run to its end. It works for
  /// connections that `stopWhenTold(orCancelled:)`.
  package func stopForGood() {
    isStoppedForGood.store(true, ordering: .releasing)
    interrupt()
  }

  /// Whether nothing is to run any more.
  var isStopped: Bool { isStoppedForGood.load(ordering: .acquiring) }

  /// The database is about to be closed.
  func forget() { database.withLock { $0 = nil } }
}
