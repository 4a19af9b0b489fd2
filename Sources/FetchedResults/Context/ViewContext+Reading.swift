// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// Reading the snapshot that is shown.
extension ViewContext {
  /// The rows that a request asks for, in the snapshot that is shown.
  ///
  /// All are read at once, on the main thread; `fetchBatchSize` does not count.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading fails.
  /// - Complexity: O(rows) of time and memory.
  public func fetch<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> [Element] {
    try current.connection.fetch(request)
  }

  /// How many rows a request asks for, in the snapshot that is shown.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading fails.
  /// - Complexity: O(rows), without one being read into a value.
  public func count<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> Int {
    try current.connection.count(request)
  }

  /// One row of the snapshot that is shown, or nil when there is none.
  ///
  /// - Throws: `DatabaseError` when reading fails.
  /// - Complexity: One look-up by id.
  public func object<Element: Entity>(
    _ type: Element.Type, id: RowID
  ) throws(DatabaseError) -> Element? {
    try current.connection.object(type, id: id)
  }

  /// All rows of a query of your own, in the snapshot that is shown.
  ///
  /// - Parameters:
  ///   - sql: The query, with `?` for each argument.
  ///   - arguments: The values of its parameters, in order.
  /// - Throws: `DatabaseError` when it does not compile or fails.
  /// - Complexity: O(rows) of time and memory.
  public func values(
    _ sql: String, _ arguments: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    try current.connection.values(sql, arguments)
  }

  /// The name of the action that `Store.undo()` would take back, as of the snapshot
  /// that is shown; nil when there is none or reading fails.
  ///
  /// A failure is told to `onFailure`.
  ///
  /// - Complexity: One look-up in an index.
  public var undoName: String? { name(of: UndoStep.undoSQL) }

  /// The name of the action that `Store.redo()` would do again, as of the snapshot
  /// that is shown; nil when there is none or reading fails.
  ///
  /// A failure is told to `onFailure`.
  ///
  /// - Complexity: One look-up in an index.
  public var redoName: String? { name(of: UndoStep.redoSQL) }

  private func name(of step: String) -> String? {
    reporting { () throws(DatabaseError) in
      try UndoStep(step, in: current.connection)?.name
    } ?? nil
  }

  /// What `body` reads, or nil when it fails, of which `onFailure` is told.
  func reporting<Result>(_ body: () throws(DatabaseError) -> Result) -> Result? {
    do throws(DatabaseError) {
      return try body()
    } catch {
      if !isClosed && !readFailures.contains(error) {
        readFailures.append(error)
        onFailure?(error)
      }
      return nil
    }
  }
}
