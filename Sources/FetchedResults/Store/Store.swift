// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite
internal import Synchronization

/// The one writer of a database file.
///
/// It is an actor with a thread of its own, so nothing that waits for the main
/// actor waits for a disk. Every change goes through `write(_:_:)`, and the
/// database's own triggers write it to the journal in the same transaction.
/// Changes by other connections and other processes are journalled as well.
public actor Store: ThreadActor {
  /// The thread that makes all blocking calls.
  public nonisolated let thread = ThreadExecutor()

  let transaction: Transaction

  /// The path of the file.
  public nonisolated let path: String

  let entities: [String]

  private nonisolated let interrupter: Interrupter

  /// Makes the write-ahead log start over; nil when nothing does.
  var shortening: Task<Void, Never>?

  /// Whether the next change may be the first of a log, which counts itself in the file's head.
  var isLogNew = true

  /// The schema for which the journal's triggers are known to be in place.
  var schemaVersion: Int64?

  /// Whether the write-ahead log wants to be written back into the file.
  nonisolated let logIsLong = Atomic(false)

  /// Tells a view context that something was committed.
  nonisolated let commitNotice = CommitNotice()

  /// Tells a view context that a change waits for another program.
  nonisolated let waitNotice: WaitNotice

  /// How a change waits for another program that holds the file.
  nonisolated let lockWait: LockWait

  /// The view contexts that are closed before the file is.
  nonisolated let viewContexts = OpenViewContexts()

  /// Section information that is written when the file is closed.
  nonisolated let lastCaches = Mutex<[SectionCache]>([])

  /// How many view contexts hold snapshots, so that the log waits for them to move.
  nonisolated let readerCount = Atomic(0)

  /// Opens a file, making it if it is not there.
  ///
  /// The file becomes a WAL database and gets the journal's tables and
  /// triggers.
  ///
  /// - Parameters:
  ///   - path: The file, in a folder that exists and may be written to.
  ///   - entities: The entities whose changes are journalled.
  ///   - migrate: Makes or changes the application's tables. It runs in one
  ///     write transaction; when it throws, the file is as it was.
  /// - Throws: `DatabaseError` when the file cannot be opened, is no database, keeps
  ///   its text in UTF-16 or has a table that `Table` does not allow, or what `migrate`
  ///   throws.
  /// - Complexity: O(entities and their columns), and what `migrate` costs.
  public static func open(
    _ path: String, entities: [any Entity.Type],
    migrate: @Sendable (borrowing Transaction) throws -> Void = { _ in }
  ) async throws -> Store {
    try await open(path, entities: entities, durability: .full, migrate: migrate)
  }

  /// Opens a file whose commits are as safe as they are asked to be.
  ///
  /// Measurements need it, to tell our own cost from the disk's.
  package static func open(
    _ path: String, entities: [any Entity.Type], durability: Durability,
    migrate: @Sendable (borrowing Transaction) throws -> Void = { _ in }
  ) async throws -> Store {
    let store = try Store(path, tables: entities.map { tableName(of: $0) })
    try await store.prepare(durability, migrate)
    return store
  }

  private init(_ path: String, tables: [String]) throws(DatabaseError) {
    let connection = try Connection.open(path)
    interrupter = connection.interrupter
    let waitNotice = WaitNotice()
    self.waitNotice = waitNotice
    lockWait = LockWait(upTo: .seconds(300)) { waitNotice.send($0) }
    transaction = Transaction(connection)
    self.path = path
    entities = tables
  }

  /// Makes changes that are kept together or not at all.
  ///
  /// `body` is synchronous, so nothing comes between its statements. What it
  /// changes is one change group: one step of undo, after which nothing can be
  /// redone. A body that changes nothing leaves no group.
  ///
  /// When it returns, the changes are on the disk; a view context shows them in a
  /// later turn of the main loop.
  ///
  /// - Parameters:
  ///   - name: What undo will say, such as “Delete 3 Students”.
  ///   - body: Makes the changes, on the store's thread.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or `DatabaseError`; then nothing is changed. While
  ///   another program writes, it waits up to five minutes (`ViewContext.onWait`).
  /// - Complexity: What `body` costs; for each row that changes one or two rows of the
  ///   journal; one wait for the disk.
  @discardableResult
  public func write<Result: Sendable>(
    _ name: String, _ body: @Sendable (borrowing Transaction) throws -> Result
  ) async throws -> Result {
    await letLogStartOver()
    let result = try journalled {
      let group = try beginGroup(name)
      let result = try body(transaction)
      try endGroup(group)
      return result
    }
    didCommit()
    return result
  }

  /// Makes changes that cannot be undone, such as deriving sort keys anew.
  ///
  /// They are journalled, so results follow them. Undo and redo of groups before
  /// them stay possible where no row is in both.
  ///
  /// - Parameter body: Makes the changes, on the store's thread.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or `DatabaseError`; then nothing is changed.
  /// - Complexity: As `write(_:_:)`.
  @discardableResult
  public func writeWithoutUndo<Result: Sendable>(
    _ body: @Sendable (borrowing Transaction) throws -> Result
  ) async throws -> Result {
    await letLogStartOver()
    let result = try journalled { try body(transaction) }
    didCommit()
    return result
  }

  /// Stops what the store does now, from any thread.
  ///
  /// The write, undo or redo that runs then throws an error of the kind
  /// `interrupted`, and nothing is changed.
  public nonisolated func interrupt() { interrupter.interrupt() }

  /// Ends the wait for another program that holds the file, from any thread.
  ///
  /// The change that waits throws an error of the kind `busy`, and nothing is changed.
  ///
  /// - Parameter time: How long it may still wait.
  public nonisolated func stopWaiting(after time: Duration = .zero) {
    lockWait.giveUp(after: time)
  }

  var connection: Connection {
    _read { yield transaction.connection }
  }

  func didCommit() {
    keepLogShort()
    commitNotice.send()
  }
}

/// The table of an entity whose type is not known.
private func tableName<Root: Entity>(of entity: Root.Type) -> String { Root.table.name }
