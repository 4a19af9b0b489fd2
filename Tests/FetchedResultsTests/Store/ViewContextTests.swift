// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@MainActor @Suite struct `A view context` {
  @Test func `that was closed says so instead of reading`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.close()
    #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
    #expect(throws: DatabaseError.self) { try world.context.fetch(FetchRequest<Student>()) }
    world.context.refresh()
    world.context.close()
    try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    #expect(world.recorder.takeCycles().isEmpty)
  }

  @Test func `says what undo and redo would do, as of what is shown`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    #expect(world.context.undoName == "Begin")
    #expect(world.context.redoName == nil)
    try await world.store.write("Rename") { try $0.execute("UPDATE student SET name = 'Zoe'") }
    try await world.settle()
    #expect(world.context.undoName == "Rename")
    var namesBefore: [String?] = []
    world.recorder.onWill = {
      namesBefore.append(world.context.undoName)
      namesBefore.append(world.context.redoName)
    }
    _ = try await world.store.undo()
    try await world.settle()
    #expect(namesBefore == ["Rename", nil], "the undo was made, but not shown yet")
    #expect(world.context.undoName == "Begin")
    #expect(world.context.redoName == "Rename")
  }

  @Test func `that was closed makes room for another, which follows the store`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.close()
    for _ in 0..<10 { await Task.yield() }
    let second = try ViewContext(store: world.store)
    let moved = Task { @MainActor in
      await withCheckedContinuation { continuation in
        second.onChange = { continuation.resume() }
      }
    }
    await Task.yield()
    try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    let timer = Task { @MainActor in
      try await Task.sleep(for: .seconds(5))
      Issue.record("the second context never heard of the commit")
      second.refresh()
    }
    await moved.value
    timer.cancel()
    #expect(try second.count(FetchRequest<Student>()) == 0)
  }

  @Test func `that is let go without being closed lets the log go, too`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    weak var witness: ViewContext?
    do {
      let context = try ViewContext(store: store)
      witness = context
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(witness == nil)
    for _ in 0..<1500 {
      try await store.write("Add") { try $0.insert(Student(name: "Amy", subject: "")) }
    }
    #expect(logSize(folder) < 6 << 20)
  }

  @Test func `is closed before its store, so that no log is left`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    let contexts = [try ViewContext(store: store), try ViewContext(store: store)]
    try await store.write("Add") { try $0.insert(Student(name: "Amy", subject: "")) }
    await store.close()
    for context in contexts {
      #expect(throws: DatabaseError.self) { try context.count(FetchRequest<Student>()) }
    }
    #expect(logSize(folder) == 0)
  }

  @Test func `may be closed in a delegate's callback`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.recorder.onWill = { world.context.close() }
    try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    world.context.refresh()
    await world.store.close()
  }

  @Test func `tells a delegate that fetches in will what changed since`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.recorder.onWill = {
      #expect(throws: Never.self) { try world.controller.performFetch() }
    }
    let events = try await world.commit("INSERT INTO student (name) VALUES ('Ben')")
    #expect(events == ["ins 2 →(0,1)"])
    #expect(world.shown == "[1,2]")
    world.recorder.onWill = nil
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test func `takes in a controller that is made in will`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let other = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: world.context)
    world.recorder.onWill = { #expect(throws: Never.self) { try other.performFetch() } }
    _ = try await world.commit("INSERT INTO student (name) VALUES ('Ben')")
    #expect(other.numberOfObjects == 2)
  }

  @Test func `ends the cycle of a controller that another's delegate fetched`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let other = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: world.context)
    let pairs = CallCounter()
    other.delegate = pairs
    try other.performFetch()
    world.recorder.onDid = { #expect(throws: Never.self) { try other.performFetch() } }
    _ = try await world.commit("INSERT INTO student (name) VALUES ('Ben')")
    #expect(pairs.will == 1)
    #expect(pairs.did == 1)
    #expect(other.numberOfObjects == 2)
  }
}

/// Counts will and did.
@MainActor
private final class CallCounter: FetchedResultsControllerDelegate {
  var will = 0
  var did = 0

  func controllerWillChangeContent(_ controller: FetchedResultsController<Student>) { will += 1 }
  func controllerDidChangeContent(_ controller: FetchedResultsController<Student>) { did += 1 }
}
