// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import SQLite
import Testing

@testable import FetchedResults

/// A request, and the index that holds its order.
struct IndexedOrder: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let index: String
  let request: FetchRequest<Student>
  let section: SectionKeyPath<Student>?
  let sql: String

  static let all = [
    IndexedOrder(
      testDescription: "ascending", index: "subject, rank",
      request: FetchRequest(sortDescriptors: [.ascending(Student.rank)]),
      section: SectionKeyPath(Student.subject, keepsNullApart: true),
      sql: "subject, rank, id"),
    IndexedOrder(
      testDescription: "mixed, with NULL", index: "subject DESC, email DESC, name",
      request: FetchRequest(
        sortDescriptors: [.descending(Student.email), .ascending(Student.name)]),
      section: SectionKeyPath(Student.subject, ascending: false, keepsNullApart: true),
      sql: "subject DESC, email DESC, name, id"),
    IndexedOrder(
      testDescription: "without sections", index: "email",
      request: FetchRequest(sortDescriptors: [.ascending(Student.email)]),
      section: nil, sql: "email, id"),
  ]
}

/// A store whose results are held against plain SQL.
@MainActor
final class IndexedWorld {
  private let folder = TemporaryFolder()
  private let store: Store
  private let witness: Connection
  let context: ViewContext
  let controller: FetchedResultsController<Student>
  private let recorder = Recorder<Student>()
  private let order: IndexedOrder
  private var random: RandomSource

  init(_ order: IndexedOrder, seed: Int, rows count: Int = 700) async throws {
    self.order = order
    random = RandomSource(seed: seed)
    store = try await openStore(at: folder.database)
    var random = random
    let rows = (0..<count).map { _ in Self.student(&random) }
    try await store.write("Begin") { transaction in
      try transaction.execute("CREATE INDEX in_order ON student (\(order.index))")
      for row in rows { try transaction.insert(row) }
    }
    witness = try Connection.stranger(to: folder.database)
    context = try ViewContext(store: store)
    controller = FetchedResultsController(
      fetchRequest: order.request, context: context, sectionedBy: order.section)
    controller.delegate = recorder
    try controller.performFetch()
  }

  var isSparse: Bool {
    if case .sparse = controller.state { true } else { false }
  }

  /// Whether a place is near an anchor in every section.
  var hasAllAnchors: Bool {
    guard case .sparse(let results) = controller.state else { return false }
    return !results.sections.contains(where: results.lacksAnchors)
  }

  /// Whether the id of every row is kept.
  var hasAllIDs: Bool {
    guard case .sparse(let results) = controller.state else { return false }
    return !results.sections.contains(where: results.lacksIDs)
  }

  /// How many ids are kept of each section.
  var keptIDCounts: [Int] {
    guard case .sparse(let results) = controller.state else { return [] }
    return results.sections.map { results.anchors[$0.key]?.ids.count ?? 0 }
  }

  /// Whether the anchors of some section are there in part.
  var hasHalfMadeAnchors: Bool {
    guard case .sparse(let results) = controller.state else { return false }
    return results.anchors.values.contains { !$0.isComplete && $0.last.base > 0 }
  }

  /// Waits until nothing is read ahead.
  func pause() async {
    while context.isReadingAhead { await Task.yield() }
  }

  /// Commits some changes.
  func commit() async throws {
    let statements = (0..<Int.random(in: 1...4, using: &random)).map { _ in statement() }
    try await store.write("Change") { transaction in
      for (sql, values) in statements { try transaction.execute(sql, values) }
    }
  }

  func commit(_ sql: String) async throws {
    try await store.write("Change") { try $0.execute(sql) }
  }

  /// Waits until the newest commit is shown.
  func settle() async throws {
    try await settled(context, witness)
    _ = recorder.takeCycles()
  }

  private func statement() -> (String, [DatabaseValue]) {
    let id = DatabaseValue.integer(RowID.random(in: 1...900, using: &random))
    let other = Self.student(&random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4:
      return (
        "INSERT INTO student (name, subject, rank, email) VALUES (?, ?, ?, ?)",
        [
          .text(other.name), other.subject.databaseValue, .integer(Int64(other.rank)),
          other.email.databaseValue,
        ]
      )
    case 4..<7: return ("DELETE FROM student WHERE id = ?", [id])
    case 7..<11:
      return ("UPDATE student SET subject = ? WHERE id = ?", [other.subject.databaseValue, id])
    case 11..<14:
      return (
        "UPDATE student SET rank = ?, email = ? WHERE id = ?",
        [.integer(Int64(other.rank)), other.email.databaseValue, id]
      )
    case 14..<17: return ("UPDATE student SET name = name || 'x' WHERE id = ?", [id])
    case 17: return ("UPDATE student SET rank = rank + 1 WHERE id % 40 = ?", [id])
    case 18: return ("DELETE FROM student WHERE subject = ?", [other.subject.databaseValue])
    default: return ("UPDATE student SET email = NULL WHERE id % 3 = 0 AND id > ?", [id])
    }
  }

  /// Holds everything against plain SQL in the snapshot that is shown.
  func check() throws {
    var ids: [[RowID]] = order.section == nil ? [[]] : []
    var keys: [DatabaseValue] = []
    var names: [RowID: DatabaseValue] = [:]
    for row in try context.values("SELECT subject, id, name FROM student ORDER BY \(order.sql)") {
      guard case .integer(let id) = row[1] else { continue }
      if order.section != nil && keys.last != row[0] {
        keys.append(row[0])
        ids.append([])
      }
      ids[ids.count - 1].append(id)
      names[id] = row[2]
    }
    #expect(ResultsShape(of: controller).ids == ids)
    for (section, rows) in ids.enumerated() {
      for row in rows.indices where Int.random(in: 0..<20, using: &random) == 0 {
        let path = IndexPath(section: section, row: row)
        #expect(controller.id(at: path) == rows[row])
        #expect(controller.indexPath(for: rows[row]) == path)
        let student = controller.object(at: path)
        #expect(student.id == rows[row] && .text(student.name) == names[student.id])
      }
    }
  }

  private static func student(_ random: inout RandomSource) -> Student {
    var student = Student(name: "N\(Int.random(in: 0..<30, using: &random))")
    student.subject = [nil, "", "Art", "Bio", "Cel"].randomElement(using: &random) ?? nil
    student.rank = Int.random(in: 0..<50, using: &random)
    student.email = [nil, nil, "a", "b", "c"].randomElement(using: &random) ?? nil
    return student
  }
}
