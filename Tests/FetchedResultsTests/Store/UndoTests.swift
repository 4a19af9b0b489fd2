// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@Suite struct `A store` {
  let folder = TemporaryFolder()

  @Test func `undoes and redoes in turn, several steps deep`() async throws {
    let store = try await openStore(at: folder.path + "/roster.db")
    try await store.write("Add") { transaction in
      try transaction.insert(Student(name: "Amy", subject: "Art"))
    }
    try await store.write("Move") { transaction in
      try transaction.update(Student.self, ids: [1], setting: [Student.subject.set(to: "Cel")])
    }
    #expect(try await store.undo()?.name == "Move")
    #expect(try await store.undo()?.name == "Add")
    #expect(try await store.undo() == nil)
    #expect(try await store.redo()?.name == "Add")
    #expect(try await store.redo()?.name == "Move")
    #expect(try await store.redo() == nil)
    let subject = try await store.write("Read") { try $0.object(Student.self, id: 1)?.subject }
    #expect(subject == "Cel")
  }
}
