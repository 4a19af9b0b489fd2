// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

extension Transaction {
  /// Stores a new row and gives it its identity.
  ///
  /// - Parameters:
  ///   - element: The values of the columns that properties mirror.
  ///   - settings: Values of columns that no property mirrors.
  /// - Returns: The id: the element's own, or a new one when that is 0.
  /// - Throws: `DatabaseError`, as when a constraint forbids the row.
  /// - Complexity: O(columns and indexes), as of every row that is written.
  @discardableResult
  public func insert<Element: Entity>(
    _ element: Element, setting settings: [Assignment<Element>] = []
  ) throws(DatabaseError) -> RowID {
    var columns: [String] = []
    var values: [DatabaseValue] = [element.id == 0 ? .null : .integer(element.id)]
    for assignment in Element.table.assignments(of: element) + settings {
      columns.append(assignment.columnName)
      values.append(assignment.value)
    }
    try connection.execute(texts.insertion(into: Element.table.name, columns), values)
    return connection.lastInsertID
  }

  /// Stores the element's properties in its row.
  ///
  /// A row that is not there is not an error. Nothing is journalled when
  /// nothing differs.
  ///
  /// - Parameters:
  ///   - element: The row, by its id, and the values of all mapped columns.
  ///   - settings: Values of columns that no property mirrors.
  /// - Throws: `DatabaseError`, as when a constraint forbids the values.
  public func update<Element: Entity>(
    _ element: Element, setting settings: [Assignment<Element>] = []
  ) throws(DatabaseError) {
    try update(
      Element.self, ids: [element.id],
      setting: Element.table.assignments(of: element) + settings)
  }

  /// Stores the same values in several rows; those that are not there are passed over.
  ///
  /// - Throws: `DatabaseError`, as when a constraint forbids the values. What was
  ///   stored before that stays, unless the error leaves a savepoint or the
  ///   transaction.
  /// - Complexity: O(ids) look-ups.
  public func update<Element: Entity>(
    _ type: Element.Type, ids: [RowID], setting settings: [Assignment<Element>]
  ) throws(DatabaseError) {
    guard !settings.isEmpty else { return }
    let sql = texts.update(of: Element.table.name, settings.map { $0.columnName })
    let values = settings.map { $0.value }
    for id in ids { try connection.execute(sql, values + [.integer(id)]) }
  }

  /// Deletes rows; those that are not there are passed over.
  ///
  /// - Throws: `DatabaseError`, as when another row refers to one of them. What was
  ///   deleted before that stays so, unless the error leaves a savepoint or the
  ///   transaction.
  /// - Complexity: O(ids) look-ups.
  public func delete<Element: Entity>(
    _ type: Element.Type, ids: [RowID]
  ) throws(DatabaseError) {
    let sql = "DELETE FROM \(quoted(Element.table.name)) WHERE id = ?"
    for id in ids { try connection.execute(sql, [.integer(id)]) }
  }

  /// The rows that a request asks for, as they stand in this transaction.
  ///
  /// All are read at once; `fetchBatchSize` does not count.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading fails.
  /// - Complexity: O(rows) of time and memory.
  public func fetch<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> [Element] {
    try connection.fetch(request)
  }

  /// How many rows a request asks for, as they stand in this transaction.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading fails.
  /// - Complexity: O(rows), without one being read into a value.
  public func count<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> Int {
    try connection.count(request)
  }

  /// One row as it stands in this transaction, or nil when there is none.
  ///
  /// - Throws: `DatabaseError` when reading fails.
  /// - Complexity: One look-up by id.
  public func object<Element: Entity>(
    _ type: Element.Type, id: RowID
  ) throws(DatabaseError) -> Element? {
    try connection.object(type, id: id)
  }
}

extension Connection {
  func fetch<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> [Element] {
    let query = FetchQuery(request, sectionedBy: nil)
    return try elements(query.objectsSQL, query.arguments)
  }

  func count<Element: Entity>(_ request: FetchRequest<Element>) throws(DatabaseError) -> Int {
    let query = FetchQuery(request, sectionedBy: nil)
    return Int(try integer(query.countSQL, query.arguments))
  }

  func object<Element: Entity>(
    _ type: Element.Type, id: RowID
  ) throws(DatabaseError) -> Element? {
    let found: [Element] = try elements(Element.table.objectSQL, [.integer(id)])
    return found.first
  }

  /// All rows of a selection.
  private func elements<Element: Entity>(
    _ selection: String, _ arguments: [DatabaseValue]
  ) throws(DatabaseError) -> [Element] {
    var elements: [Element] = []
    let append = Element.table.append
    try query(selection, arguments) { append($0.row, &elements) }
    return elements
  }
}
