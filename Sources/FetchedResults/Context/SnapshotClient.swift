// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Finds out, in the next snapshot alone, what becomes of a client's results.
///
/// What it returns hands the outcome to the client. It may run on any thread.
typealias BatchWork =
  @Sendable (borrowing Connection) throws(DatabaseError) -> @MainActor @Sendable () -> Void

/// What a view context asks of each controller when the snapshot moves.
///
/// The context goes through all clients step by step, so that all show the same
/// snapshot at any time.
@MainActor
protocol SnapshotClient: AnyObject {
  /// The name of the entity's table.
  var entityName: String { get }

  /// Every row that matches in the connection's snapshot.
  func allIDs(in connection: borrowing Connection) throws(DatabaseError) -> Set<RowID>

  /// The rows that may look different because related rows changed, as far as
  /// the connection's snapshot knows; where they are more than the limit, some of them.
  func relatedIDs(
    of changed: [String: [RowID]], atMost limit: Int, in connection: borrowing Connection
  ) throws(DatabaseError) -> Set<RowID>

  /// A move begins. Until it ends, a fetch takes the client out of it.
  func beginMove()

  /// Gives up what the next snapshot may not have, such as an index.
  func prepareForAnotherSchema(from current: borrowing Connection) throws(DatabaseError)

  /// Reads rows that may have changed, as they stand in the snapshot shown.
  func collectOldRows(
    _ ids: some Sequence<RowID>, from current: borrowing Connection) throws(DatabaseError)

  /// The work on the rows collected; nil when the results must be left alone.
  func takeBatchWork() -> BatchWork?

  /// Whether the outcome of the work is here and still fits the results.
  var isReady: Bool { get }

  /// Tells that the results will change, if they will.
  func announceWill()

  /// Shows the new results.
  func switchOver()

  /// Tells what changed.
  func announceChanges()

  /// The section information that is to be kept, if what is kept is older.
  func takeCache() -> SectionCache?

  /// Whether more rows than these may have to be gone through to find one place.
  ///
  /// Such a move is worked on off the main thread.
  func hasPlaces(fartherThan rows: Int) -> Bool

  /// Has such places made nearer, by what is read ahead.
  func wantNearerPlaces()

  /// Whether there is something to read ahead.
  var wantsReadAhead: Bool { get }

  /// What may be read ahead in the snapshot shown, off the main thread; nil when
  /// there is nothing.
  func takeReadAhead() -> BatchWork?

  /// Keeps no more ids of rows in memory than take so many bytes.
  func forgetIDs(beyond limit: Int)

  /// Drops what was prepared for a move that failed, and ends a cycle that was
  /// begun.
  func abandonMove()
}

/// A client that may go away at any time.
struct WeakClient {
  weak let client: (any SnapshotClient)?
}
