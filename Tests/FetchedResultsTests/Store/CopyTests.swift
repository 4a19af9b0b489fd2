// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

@Suite final class `A copy of a store` {
  private let folder = TemporaryFolder()

  private func file(_ name: String) -> String { "\(folder.path)/\(name)" }

  @Test func `has what was just stored, and its history`() async throws {
    let store = try await openStore(at: file("store.db"))
    try await store.write("Add") { try $0.insert(Student(name: "Ana")) }
    try await store.copy(to: file("copy.db"))
    try await store.write("Add") { try $0.insert(Student(name: "Ben")) }
    let copy = try await openStore(at: file("copy.db"))
    #expect(try await copy.undo()?.name == "Add")
    #expect(try await copy.undo() == nil)
    #expect(!DatabaseFile(file("copy.db.part")).exists)
  }

  @Test func `takes no file’s place, and leaves nothing behind`() async throws {
    let store = try await openStore(at: file("store.db"))
    let other = try await openStore(at: file("other.db"))
    try await other.write("Add") { try $0.insert(Student(name: "Cleo")) }
    await other.close()
    await #expect(throws: DatabaseError.self) {
      try await store.copy(to: file("other.db"))
    }
    #expect(!DatabaseFile(file("other.db.part")).exists)
    #expect(try await openStore(at: file("other.db")).undo()?.name == "Add")
  }
}
