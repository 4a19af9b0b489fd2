// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import Roster

@Suite struct `The command that checks a roster` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }

  init() async throws {
    let database = try await RosterDatabase.open(folder.file("roster.db"))
    var draft = StudentDraft()
    draft.name = "Ana Li"
    _ = try await database.add(draft, undoName: "Add")
    await database.close()
  }

  private func check(_ arguments: String...) async throws -> CheckCommand.Outcome {
    await (try #require(CheckCommand(["roster", "--check"] + arguments))).outcome()
  }

  @Test func `is not meant by other arguments`() {
    #expect(CheckCommand(["roster"]) == nil)
    #expect(CheckCommand(["roster", "list.csv"]) == nil)
  }

  @Test func `says that all is in order`() async throws {
    let outcome = try await check(path)
    #expect(outcome.status == .sound)
    #expect(outcome.lines == ["\(path) is in order, with 1 student."])
  }

  @Test func `says what it mended`() async throws {
    let database = try await RosterDatabase.open(path)
    try await database.write("Break") {
      try $0.execute("UPDATE student SET name_key = x'00'")
    }
    await database.close()
    let outcome = try await check(path)
    #expect(outcome.status == .mended)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines.last == "\(path) is in order again, with 1 student.")
    #expect(try await check(path).status == .sound)
  }

  @Test func `says why it cannot read a file`() async throws {
    folder.write(Array("Name,No\n".utf8), to: "other.db")
    let outcome = try await check(folder.file("other.db"))
    #expect(outcome.status == .failed)
    #expect(outcome.lines.first == "This Is Not a Roster")
  }

  @Test func `makes no file that is not there`() async throws {
    #expect(try await check(folder.file("none.db")).status == .failed)
    #expect(try await check().status == .failed)
    #expect(folder.files == ["roster.db"])
  }
}
