// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults
@testable import RosterModel

@MainActor
@Suite struct `The runs of the index of words` {
  let roster: TemporaryRoster
  let results: FetchedResultsController<Student>

  private var sections: SectionKeyPath<Student>? {
    roster.database.sectionKeyPath(for: .subject, sortedBy: .number)
  }

  init() async throws {
    roster = try await TemporaryRoster()
    results = roster.database.results(groupedBy: .subject, sortedBy: .number)
    try results.performFetch()
  }

  private func addStudents(_ numbers: Range<Int>) async throws {
    try await roster.database.write("Add") { transaction in
      let maker = try transaction.keyMaker()
      let students = try numbers.map { number in
        var draft = StudentDraft()
        draft.name = ["Ana", "Ben", "Cem", "张小明"][number % 4]
        draft.number = number % 10 == 0 ? "" : "S\(number * 37 % 1009)"
        draft.subject = ["Art", "Bio", "", "Zoo"][number / 3 % 4]
        return try maker.keyed(draft)
      }
      for start in stride(from: 0, to: students.count, by: 100) {
        try transaction.storeNew(StudentRows(students[start..<min(start + 100, students.count)]))
      }
    }
  }

  /// Holds the first rows of searches to the first of all that are found, in each order.
  private func check() async throws {
    for grouping in Grouping.allCases {
      for order in SortOrder.allCases {
        try await check(roster.database.sectionKeyPath(for: grouping, sortedBy: order), order)
      }
    }
  }

  private func check(_ sections: SectionKeyPath<Student>?, _ order: SortOrder) async throws {
    for search in ["a", "be", "zxm", "s1", "s99", "zoo", "art ana", "x"] {
      let request = roster.database.request(sortedBy: order, matching: search)
      let some = try await results.prepare(request, sectionedBy: sections, firstRows: 9)
      try results.change(to: some)
      let first = results.rows
      try results.change(to: try await results.prepare(request, sectionedBy: sections))
      #expect(first == Array(results.rows.prefix(first.count)), "\(search)")
      #expect(first.count == results.numberOfObjects || first.count == 9 && !some.isComplete)
    }
  }

  private var runCount: [[DatabaseValue]] {
    get async throws {
      try await roster.database.store.writeWithoutUndo {
        try $0.values("SELECT count(*) FROM student_search_run")
      }
    }
  }

  @Test func `give the first page, whatever comes and goes`() async throws {
    try await addStudents(0..<300)
    try await check()
    try await roster.database.keepSearchFast()
    roster.database.context.refresh()
    #expect(try await runCount == [[.integer(4)]])
    try await check()
    try await addStudents(300..<600)
    try await roster.database.store.write("Change") {
      try $0.execute("DELETE FROM student WHERE id % 7 = 0")
    }
    try await roster.database.renameSubject("Zoo", to: "Bees", joining: true, undoName: "Rename")
    roster.database.context.refresh()
    try await check()
    for _ in 0..<2 { _ = try await roster.database.undo() }
    try await check()
    try await roster.database.keepSearchFast()
    #expect(try await runCount == [[.integer(4)]])
    try await addStudents(600..<900)
    try await roster.database.keepSearchFast()
    roster.database.context.refresh()
    #expect(try await runCount == [[.integer(14)]])
    try await check()
  }

  @Test func `follow the order of another language`() async throws {
    try await addStudents(0..<600)
    let database = roster.database
    try await database.renameSubject("Art", to: "Ärt", joining: false, undoName: "Rename")
    try await database.keepSearchFast()
    for language in ["sv", "en"] {
      try await database.setLanguage(OrderLanguage(language))
      await withCheckedContinuation { caughtUp in
        database.context.whenCaughtUp { caughtUp.resume() }
      }
      #expect(try database.subjects().first == (language == "sv" ? "Bio" : "Ärt"))
      #expect(try await runCount == [[.integer(9)]])
      try await check()
    }
  }

  @Test func `are left alone where few students are`() async throws {
    try await addStudents(0..<100)
    try await roster.database.keepSearchFast()
    #expect(try await runCount == [[.integer(0)]])
  }

  @Test func `need no count of the students where the last id says that they are few`()
    async throws
  {
    try await addStudents(0..<100)
    try await roster.database.keepSearchFast()
    #expect(try await studentCounts == 0)
    try await roster.database.store.write("Delete") {
      try $0.execute("DELETE FROM student WHERE id <= 90")
    }
    try await addStudents(100..<200)
    try await roster.database.keepSearchFast()
    #expect(try await studentCounts == 1)
    #expect(try await runCount == [[.integer(0)]])
  }

  /// How often all students were counted.
  private var studentCounts: Int {
    get async throws {
      try await roster.database.store.writeWithoutUndo {
        $0.connection.runCount(of: "SELECT count(*) FROM student")
      }
    }
  }

  @Test func `need only the first of the students who are found`() async throws {
    try await addStudents(0..<900)
    try await roster.database.keepSearchFast()
    roster.database.context.refresh()
    let request = roster.database.request(sortedBy: .number, matching: "a")
    let some = try await results.prepare(request, sectionedBy: sections, firstRows: 9)
    #expect(!some.isComplete)
    try results.change(to: some)
    #expect(results.numberOfObjects == 9)
  }
}

extension FetchedResultsController<Student> {
  /// The students that are shown, in order, each with the name of its section.
  fileprivate var rows: [[String]] {
    (0..<sectionCount).flatMap { section in
      (0..<numberOfObjects(inSection: section)).map { row in
        let student = object(at: IndexPath(section: section, row: row))
        return [sectionName(at: section), String(student.id), student.name, student.number]
      }
    }
  }
}
