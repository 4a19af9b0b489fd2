// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Mutations
import RosterModel
import SQLite

/// One of two processes that change the same students at the same time.
///
/// Each transaction adds one to the number in a shared student's note, or adds, changes
/// or deletes a student of the process's own. Its name says which, and an undo says whose
/// step it took back.
struct RaceSession {
  private let person: Person
  private let me: String
  private var random: Mutator
  private var own: [RowID] = []

  /// So many students are changed by both.
  static let sharedCount = 8

  init(at path: String, number: UInt64) async throws {
    person = try await Person(at: path)
    me = "P\(number)"
    random = Mutator(seed: number)
  }

  /// Makes so many transactions, and says what each did.
  static func run(at path: String, transactions: Int, number: UInt64) async throws {
    var session = try await RaceSession(at: path, number: number)
    report("open")
    for place in 0..<transactions { try await session.change(place) }
    session.person.roster.context.refresh()
    await session.person.close()
  }

  private mutating func change(_ place: Int) async throws {
    do {
      switch random.next(below: 10) {
      case 0..<5: try await count("\(me) count \(place)")
      case 5: try await add("\(me) own \(place)")
      case 6 where !own.isEmpty: try await edit("\(me) own \(place)")
      case 7: report("back \(try await person.roster.undo()?.name ?? "nothing")")
      case 8: report("again \(try await person.roster.redo()?.name ?? "nothing")")
      default: try await count("\(me) count \(place)")
      }
    } catch let error as DatabaseError where error.kind == .busy {
      report("busy")
    } catch UndoError.conflict(let name, _) {
      report("conflict \(name)")
    }
  }

  /// Adds one to a number that both read and write.
  private mutating func count(_ name: String) async throws {
    let id = RowID(1 + random.next(below: Self.sharedCount))
    let step = "\(name) \(id)"
    try await person.roster.write(step) { transaction in
      guard var student = try transaction.object(Student.self, id: id) else { return }
      student.note = "\((Int(student.note) ?? 0) + 1)"
      try transaction.update(student)
    }
    report("done \(step)")
  }

  private mutating func add(_ name: String) async throws {
    var student = Student()
    (student.name, student.number, student.subject) = (name, name, me)
    own.append(try await person.roster.add(StudentDraft(student), undoName: "\(name) add"))
    report("done \(name) add")
  }

  private mutating func edit(_ name: String) async throws {
    let id = random.pick(own)
    var student = Student()
    (student.name, student.number, student.subject) = (name, name, me)
    try await person.roster.update(id, with: StudentDraft(student), undoName: "\(name) edit \(id)")
    report("done \(name) edit \(id)")
  }
}
