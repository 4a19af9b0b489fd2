// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite
internal import Synchronization

/// The main actor's view of a store: one snapshot, shown by all controllers.
///
/// It owns a pair of readers. One holds the snapshot that is shown, the other
/// takes the next one when something is committed, by whomever. Then every
/// controller gets one batch and the two change roles. So what was announced
/// and what a read returns always agree.
@MainActor
public final class ViewContext {
  /// The store whose data is shown.
  public let store: Store

  /// Called after each move to a new snapshot, when all delegates were told.
  ///
  /// It may change a request, which a delegate's callback must not.
  public var onChange: (() -> Void)?

  /// Called when a move or a read of a row failed.
  ///
  /// The last good results stay, and the next move catches up. A failure that
  /// lasts is told once: that of a move until one succeeds, that of a read
  /// until another snapshot is shown.
  public var onFailure: ((DatabaseError) -> Void)?

  /// Called with true when a change has waited a second for another program that holds
  /// the file, and with false when it waits no more.
  ///
  /// What is shown goes on meanwhile. ``Store/stopWaiting(after:)`` ends the wait.
  public var onWait: ((Bool) -> Void)?

  var current: SnapshotReader
  /// The idle reader; nil while it is lent to a background task.
  var next: SnapshotReader?
  /// Readers for what is read on another thread and shown later.
  var asides = AsideReaders()
  var position: JournalPosition
  var clients: [WeakClient] = []

  /// How many of the store's commits the snapshot shown has for certain, and the next one.
  var shownCommits = 0
  var nextCommits = 0

  /// Whether a move is under way, and whether another must follow it.
  var isMoving = false
  var wantsMove = false

  /// Whether the idle reader reads ahead; a move waits until it is back.
  package internal(set) var isReadingAhead = false

  /// Whether the log is being shortened, and no snapshot in it may be held.
  var isLeavingLog = false

  /// Whether the reading ahead keeps a move waiting.
  nonisolated let moveIsAwaited = Atomic(false)

  /// How many bytes all clients together may use to keep ids of rows.
  var idLimit = 5 << 20

  /// How many pieces are read ahead until something else is looked at.
  var piecesAhead = Int.max

  /// What is to be done when all that was found is shown.
  var waiting: [() -> Void] = []

  /// Whether delegates are being told of a move.
  var isAnnouncing = false
  private(set) var isClosed = false

  /// What `onFailure` was told and what may still last.
  var moveFailure: DatabaseError?
  var readFailures: [DatabaseError] = []

  /// The schema for which the store was asked to mend the journal, and whether it could
  /// not.
  var mendedSchema: Int64?
  var mendingFailed = false

  /// Whether rows may change unseen, because triggers are gone and not back yet.
  var journalMayMiss = false

  /// Stop what the readers read that take turns.
  private nonisolated let interrupters: [Interrupter]

  /// Stop what is read on other threads.
  nonisolated let loans = Mutex<[Interrupter]>([])

  /// Wait until all readers are back.
  var closers: [CheckedContinuation<Void, Never>] = []

  /// Opens the readers and begins to follow the store's commits.
  ///
  /// A store has one view context at a time: a later one takes the place of the
  /// former, which hears of commits no more.
  ///
  /// - Throws: `DatabaseError` when the file cannot be read.
  /// - Complexity: O(1): two connections and the head of the journal.
  public init(store: Store) throws(DatabaseError) {
    self.store = store
    current = try SnapshotReader.open(store.path)
    let next = try SnapshotReader.open(store.path)
    interrupters = [current.interrupter, next.interrupter]
    self.next = consume next
    position = try current.begin()
    store.readerCount.add(1, ordering: .relaxed)
    store.viewContexts.add(self)
    store.commitNotice.begin(self)
    store.waitNotice.begin(self)
    Task { [weak self, store] in
      self?.requireJournal(for: await store.schemaVersion)
      // Something may have been committed before it was listened to.
      self?.refresh()
    }
  }

  deinit {
    if !isClosed { store.readerCount.subtract(1, ordering: .relaxed) }
  }

  /// Ends the snapshot and closes the readers.
  ///
  /// What is read on another thread is stopped, and its reader is closed soon after.
  /// Controllers stay as they are and must not be read any more. `Store.close()` does
  /// it, too, and waits for such readers.
  public func close() {
    guard !isClosed else { return }
    store.keepAtEnd(liveClients.compactMap { $0.takeCache() })
    current.end()
    current.close()
    next?.close()
    asides.close()
    isClosed = true
    for loan in loans.withLock({ $0 }) { loan.stopForGood() }
    clients = []
    waiting = []
    store.readerCount.subtract(1, ordering: .relaxed)
  }

  /// Stops what is being read, from any thread.
  ///
  /// A fetch that runs then throws an error of the kind `interrupted`, and so does what
  /// is prepared; a move is given up, and the next one catches up.
  public nonisolated func interrupt() {
    for interrupter in interrupters + loans.withLock({ $0 }) { interrupter.interrupt() }
  }

  /// Where commits by anyone are written first: the store's write-ahead log; nil once
  /// closed.
  package var logPath: String? { current.connection.logPath }

  func add(_ client: some SnapshotClient) {
    clients.removeAll { $0.client == nil }
    clients.append(WeakClient(client: client))
    for client in liveClients { client.forgetIDs(beyond: idShare) }
  }

  /// How much of `idLimit` each client may use.
  var idShare: Int { idLimit / max(1, clients.count) }
}
