// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsListModel

struct Student: Entity {
  var id: RowID = 0
  var name = ""
  var subject = ""

  static let name = Column("name", \Student.name)
  static let subject = Column("subject", \Student.subject)
  static let table = Table<Student>("student", [name, subject])
}

func openStore(at path: String) async throws -> Store {
  try await Store.open(path, entities: [Student.self]) { transaction in
    guard try transaction.userVersion() == 0 else { return }
    try transaction.execute(
      """
      CREATE TABLE student (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, subject TEXT NOT NULL)
      """)
    try transaction.execute("CREATE INDEX by_subject ON student (subject, name)")
    try transaction.setUserVersion(1)
  }
}

@MainActor func makeList(of store: Store) throws -> ResultsListModel<Student> {
  let controller = FetchedResultsController(
    fetchRequest: FetchRequest<Student>(sortDescriptors: [.ascending(Student.name)]),
    context: try ViewContext(store: store), sectionedBy: SectionKeyPath(Student.subject))
  try controller.performFetch()
  return ResultsListModel(controller)
}

MainActorSource.attach()
let window = ListWindow()
Task {
  let store = try await openStore(at: CommandLine.arguments.last ?? "students.db")
  window.show(try makeList(of: store)) { $0.element?.name ?? $0.section?.name ?? "" }
  try await store.write("Add Students") { transaction in
    try transaction.insert(Student(name: "Ben", subject: "Biology"))
    try transaction.insert(Student(name: "Amy", subject: "Art"))
  }
}
window.run()
