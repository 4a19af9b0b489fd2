// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite(.enabled(if: ReadOnlyDisk.isAllowed, "only root may mount a file system"))
struct `A roster that may only be read` {
  let original: TemporaryRoster
  let disk: ReadOnlyDisk
  let folder = TemporaryFolder()
  var path: String { disk.file("roster.db") }
  var copyPath: String { folder.file("copies/roster.db") }

  init() async throws {
    original = try await TemporaryRoster()
    try await original.add("Ana Li", "1")
    disk = try #require(ReadOnlyDisk(showing: original.folder))
  }

  @Test func `is refused and left as it is`() async throws {
    await original.database.close()
    let before = original.folder.bytes(of: "roster.db")
    await #expect(throws: RosterOpenError.readOnly) { try await RosterDatabase.open(path) }
    #expect(original.folder.bytes(of: "roster.db") == before)
    #expect(original.folder.files == ["roster.db"])
  }

  @Test func `is out of reach when it is not there`() async throws {
    let path = disk.file("other.db")
    await #expect(throws: RosterOpenError.unreachable) { try await RosterDatabase.open(path) }
    await #expect(throws: RosterOpenError.unreachable) { try await openCopy(of: path) }
    #expect(folder.files == [])
  }

  @Test func `is opened as a copy, in which changes stay`() async throws {
    await original.database.close()
    let before = original.folder.bytes(of: "roster.db")
    let copy = try await openCopy(of: path)
    #expect(copy.path == copyPath)
    var draft = StudentDraft()
    draft.name = "Ben"
    _ = try await copy.add(draft, undoName: "Add Ben")
    await copy.close()
    let again = try await RosterDatabase.open(copyPath)
    #expect(
      try again.context.fetch(again.request(sortedBy: .name)).map(\.name) == ["Ana Li", "Ben"])
    #expect(original.folder.bytes(of: "roster.db") == before)
    #expect(original.folder.files == ["roster.db"])
    await again.close()
  }

  // What the log holds was stored, though it is not in the file yet.
  @Test func `is copied with what only its log holds`() async throws {
    #expect(original.folder.files.contains("roster.db-wal"))
    let copy = try await openCopy(of: path)
    #expect(try copy.context.fetch(copy.request(sortedBy: .name)).map(\.name) == ["Ana Li"])
    await copy.close()
    #expect(try original.names() == ["Ana Li"])
  }

  @Test func `is copied beside earlier copies`() async throws {
    let first = try await openCopy(of: path)
    try await first.rename(to: "First")
    await first.close()
    let second = try await openCopy(of: path)
    #expect(second.path == copyPath + ".2")
    #expect(second.name == "")
    await second.close()
  }

  @Test func `is copied to a place of its own each time, also at the same time`() async throws {
    let opening = (0..<4).map { _ in Task { [path] in try await openCopy(of: path) } }
    var places: Set<String> = []
    for task in opening {
      let copy = try await task.value
      #expect(try copy.context.fetch(copy.request(sortedBy: .name)).map(\.name) == ["Ana Li"])
      places.insert(copy.path)
      await copy.close()
    }
    #expect(places.count == 4)
  }

  @Test func `leaves no copy when it is no roster or damaged inside`() async throws {
    await original.database.close()
    var bytes = original.folder.bytes(of: "roster.db")
    original.folder.write(Array("Name,No\nAna,1\n".utf8), to: "other.db")
    for place in 100..<2_000 { bytes[place] = 0x5a }
    original.folder.write(bytes, to: "roster.db")
    let other = disk.file("other.db")
    await #expect(throws: RosterOpenError.notADatabase) { try await openCopy(of: other) }
    await #expect(throws: RosterOpenError.damaged) { try await openCopy(of: path) }
    #expect(copies == [])
  }

  @Test func `is not copied over something else`() async throws {
    folder.write([1], to: "taken.db")
    let error = #expect(throws: DatabaseError.self) {
      try DatabaseFile(path).copy(to: DatabaseFile(folder.file("taken.db")))
    }
    #expect(error?.kind == .cannotOpen)
    #expect(folder.bytes(of: "taken.db") == [1])
  }

  @Test func `has copies that no one else may read`() async throws {
    let copy = try await openCopy(of: path)
    #expect(TemporaryFolder.permissions(ofFile: copyPath) == 0o600)
    #expect(TemporaryFolder.permissions(ofFile: folder.file("copies")) == 0o700)
    await copy.close()
  }

  private func openCopy(of path: String) async throws -> RosterDatabase {
    try await RosterDatabase.openCopy(of: RosterFile(path: path, schema: .current), at: copyPath)
  }

  private var copies: [String] { TemporaryFolder.files(in: folder.file("copies")) }
}
