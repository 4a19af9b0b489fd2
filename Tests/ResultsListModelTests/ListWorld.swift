// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles

@testable import ResultsListModel

nonisolated struct Student: Entity, Equatable {
  var id: RowID = 0
  var name = ""
  var subject = ""
  var rank = 0

  static let name = Column("name", \Student.name)
  static let subject = Column("subject", \Student.subject)
  static let rank = Column("rank", \Student.rank)
  static let table = Table<Student>("student", [name, subject, rank])

  init() {}

  init(_ name: String, _ subject: String, rank: Int = 0) {
    (self.name, self.subject, self.rank) = (name, subject, rank)
  }
}

/// A store in a file of its own, its results by subject and rank, and their list.
final class ListWorld {
  let folder = TemporaryFolder()
  let store: Store
  let context: ViewContext
  let model: ResultsListModel<Student>

  /// Opens the world with these students in it.
  ///
  /// - Parameter isIndexed: Whether an index serves the results, so that no ids are
  ///   kept and each is read.
  init(
    _ students: [Student] = [], isSectioned: Bool = true, isIndexed: Bool = false
  ) async throws {
    store = try await Store.open(folder.file("roster.db"), entities: [Student.self]) {
      try $0.execute(
        """
        CREATE TABLE student (
          id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, subject TEXT NOT NULL,
          rank INTEGER NOT NULL)
        """)
      if isIndexed { try $0.execute("CREATE INDEX by_subject ON student (subject, rank)") }
      for student in students { _ = try $0.insert(student) }
    }
    context = try ViewContext(store: store)
    model = ResultsListModel(Self.controller(context, isSectioned: isSectioned))
    try model.reload { try model.controller.performFetch() }
  }

  isolated deinit { context.close() }

  static func controller(
    _ context: ViewContext, isSectioned: Bool = true, where predicate: Predicate<Student>? = nil
  ) -> FetchedResultsController<Student> {
    FetchedResultsController(
      fetchRequest: FetchRequest(
        predicate: predicate, sortDescriptors: [.ascending(Student.rank)]),
      context: context, sectionedBy: isSectioned ? SectionKeyPath(Student.subject) : nil)
  }

  /// Writes, and returns when the list shows it.
  func write(_ body: @escaping @Sendable (borrowing Transaction) throws -> Void) async throws {
    try await store.write("Change", body)
    try await settle()
  }

  /// Takes the last write back, and returns when the list shows it.
  func undo() async throws {
    _ = try await store.undo()
    try await settle()
  }

  /// Waits until the list shows all that was written.
  func settle() async throws {
    let end = try await store.write("Nothing") { try $0.values("SELECT max(seq) FROM journal") }
    // What a delegate writes meanwhile may be shown already.
    while try context.values("SELECT max(seq) FROM journal")[0][0] < end[0][0] {
      context.refresh()
      await Task.yield()
    }
  }

  /// Another controller of the same students, fetched.
  func fetched(
    where predicate: Predicate<Student>? = nil, isSectioned: Bool = true
  ) throws -> FetchedResultsController<Student> {
    let controller = Self.controller(context, isSectioned: isSectioned, where: predicate)
    try controller.performFetch()
    return controller
  }

  /// What the list holds, headers by their section’s name.
  var contents: [String] { (0..<model.count).map(text) }

  private func text(_ position: Int) -> String {
    let row = model.row(at: position)
    return row.section.map { "\($0.name) \($0.count)" } ?? row.element?.name ?? "?"
  }

  /// The id of the student with a name.
  func id(_ name: String) throws -> RowID {
    let found = try context.fetch(FetchRequest(predicate: Student.name == name))
    return found.first?.id ?? 0
  }
}

extension ResultsRow<Student> {
  var text: String {
    section.map { "\($0.name) \($0.count)" }
      ?? element.map { "\($0.id) \($0.name) \($0.rank)" } ?? "nothing"
  }
}

extension Student {
  /// Two students in Art, one each in Bio and Cel.
  static let inThreeSections = [
    Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2),
    Student("Cal", "Bio", rank: 3), Student("Dan", "Cel", rank: 4),
  ]
}
