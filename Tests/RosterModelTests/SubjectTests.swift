// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import RosterModel

@MainActor
@Suite struct `Changing the subjects of students` {
  let roster: TemporaryRoster
  var database: RosterDatabase { roster.database }

  init() async throws { roster = try await TemporaryRoster() }

  @Test func `moves students to a subject, all or none`() async throws {
    let ids = [
      try await roster.add("Ana", "1", "Math"), try await roster.add("Ben", "2", "Math"),
      try await roster.add("Cleo", "", "Math"),
    ]
    try await roster.add("Dan", "2", "Art")
    let clash = NumberClash(number: "2", newcomer: "Ben", holder: "Dan")
    await #expect(throws: NumberClashes(clashes: [clash], subject: "Art")) {
      try await database.move(ids, toSubject: "art", undoName: "Move")
    }
    #expect(try roster.sections(.subject) == ["Art", "Math"])
    let count = try await database.move([ids[0], ids[2]], toSubject: "art", undoName: "Move")
    #expect(count == 2)
    #expect(try roster.student(ids[0])?.subject == "Art")
    #expect(try roster.names(matching: "art ana") == ["Ana"])
    _ = try await database.undo()
    #expect(try roster.student(ids[0])?.subject == "Math")
  }

  @Test func `finds a number that two of those who move have`() async throws {
    let ids = [
      try await roster.add("Ana", "1", "Math"), try await roster.add("Ben", "1", "Music"),
    ]
    let clash = NumberClash(number: "1", newcomer: "Ben", holder: "Ana")
    await #expect(throws: NumberClashes(clashes: [clash], subject: "Art")) {
      try await database.move(ids, toSubject: "Art", undoName: "Move")
    }
    #expect(try roster.sections(.subject) == ["Math", "Music"])
  }

  @Test func `counts and undoes nothing where all are there already`() async throws {
    let ids = [try await roster.add("Ana", "1", "Math")]
    #expect(try await database.move(ids, toSubject: " MATH", undoName: "Move") == 0)
    #expect(database.context.undoName == "Add Ana")
  }

  @Test func `renames a subject, also by case alone`() async throws {
    try await roster.add("Ana", "1", "math")
    try await roster.add("Ben", "2", "Art")
    try await database.renameSubject("math", to: "Math", joining: false, undoName: "Rename")
    #expect(try roster.sections(.subject) == ["Art", "Math"])
  }

  @Test func `joins two subjects only where that is allowed, as one step`() async throws {
    let ana = try await roster.add("Ana", "1", "Math")
    try await roster.add("Ben", "2", "Art")
    try await roster.add("Cleo", "3", "Art")
    await #expect(throws: SubjectTaken(name: "Art", count: 2)) {
      try await database.renameSubject("Math", to: " ART ", joining: false, undoName: "Rename")
    }
    #expect(try roster.sections(.subject) == ["Art", "Math"])
    try await database.renameSubject("Math", to: " ART ", joining: true, undoName: "Merge")
    #expect(try roster.sections(.subject) == ["Art"])
    #expect(try roster.student(ana)?.subject == "Art")
    _ = try await database.undo()
    #expect(try roster.sections(.subject) == ["Art", "Math"])
    #expect(try roster.student(ana)?.subject == "Math")
  }

  @Test(arguments: [true, false])
  func `refuses to join subjects that have the same numbers`(joining: Bool) async throws {
    try await roster.add("Ana", "1", "Math")
    try await roster.add("Ben", "1", "Art")
    try await roster.add("Cleo", "2", "Math")
    let clash = NumberClash(number: "1", newcomer: "Ana", holder: "Ben")
    await #expect(throws: NumberClashes(clashes: [clash], subject: "Art")) {
      try await database.renameSubject("Math", to: "art", joining: joining, undoName: "Rename")
    }
    #expect(try roster.names(matching: "math") == ["Ana", "Cleo"])
    #expect(database.context.undoName == "Add Cleo")
  }

  @Test func `spells a subject as it is spelled already`() async throws {
    try await roster.add("Ana", "1", "Math 1a")
    #expect(try database.spelling(ofSubject: " ＭＡＴＨ  1A") == "Math 1a")
    #expect(try database.spelling(ofSubject: " Art ") == "Art")
  }
}
