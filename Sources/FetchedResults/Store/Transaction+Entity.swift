// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

extension Transaction {
  /// Stores a new row and gives it its identity.
  ///
  /// - Parameter settings: Values of columns that no property mirrors.
  /// - Returns: The id: the element's own, or a new one when that is 0.
  @discardableResult
  public func insert<Element: Entity>(
    _ element: Element, setting settings: [Assignment<Element>] = []
  ) throws(DatabaseError) -> RowID {
    var names = ["id"]
    var values: [DatabaseValue] = [element.id == 0 ? .null : .integer(element.id)]
    for assignment in Element.table.assignments(of: element) + settings {
      names.append(assignment.columnName)
      values.append(assignment.value)
    }
    let columns = names.map(quoted).joined(separator: ", ")
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    try connection.execute(
      "INSERT INTO \(quoted(Element.table.name)) (\(columns)) VALUES (\(marks))", values)
    return connection.lastInsertID
  }

  /// Stores the element's properties in its row.
  ///
  /// A row that is not there is not an error. Nothing is journalled when
  /// nothing differs.
  public func update<Element: Entity>(
    _ element: Element, setting settings: [Assignment<Element>] = []
  ) throws(DatabaseError) {
    try update(
      Element.self, ids: [element.id],
      setting: Element.table.assignments(of: element) + settings)
  }

  /// Stores the same values in several rows.
  public func update<Element: Entity>(
    _ type: Element.Type, ids: [RowID], setting settings: [Assignment<Element>]
  ) throws(DatabaseError) {
    guard !settings.isEmpty else { return }
    let columns = settings.map { quoted($0.columnName) + " = ?" }.joined(separator: ", ")
    let sql = "UPDATE \(quoted(Element.table.name)) SET \(columns) WHERE id = ?"
    for id in ids { try connection.execute(sql, settings.map(\.value) + [.integer(id)]) }
  }

  /// Deletes rows; those that are not there are passed over.
  public func delete<Element: Entity>(
    _ type: Element.Type, ids: [RowID]
  ) throws(DatabaseError) {
    let sql = "DELETE FROM \(quoted(Element.table.name)) WHERE id = ?"
    for id in ids { try connection.execute(sql, [.integer(id)]) }
  }

  /// The rows that a request asks for, as they stand in this transaction.
  public func fetch<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> [Element] {
    try connection.fetch(request)
  }

  /// How many rows a request asks for.
  public func count<Element: Entity>(
    _ request: FetchRequest<Element>
  ) throws(DatabaseError) -> Int {
    try connection.count(request)
  }

  /// One row, or nil when there is none.
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
    var elements: [Element] = []
    try self.query(query.objectsSQL, query.arguments) {
      elements.append(Element.table.value(from: $0))
    }
    return elements
  }

  func count<Element: Entity>(_ request: FetchRequest<Element>) throws(DatabaseError) -> Int {
    let query = FetchQuery(request, sectionedBy: nil)
    return Int(try integer(query.countSQL, query.arguments))
  }

  func object<Element: Entity>(
    _ type: Element.Type, id: RowID
  ) throws(DatabaseError) -> Element? {
    try first(Element.table.objectSQL, [.integer(id)]) { Element.table.value(from: $0) }
  }
}
