// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FaultyDisk
import FetchedResults
import RosterModel
import SQLite
import TestFiles

/// A roster made for a scenario, which is copied for each failure.
struct DiskWorld {
  let scenario: DiskScenario
  private let bytes: [UInt8]
  private let before: Oracle
  private let after: Oracle

  /// Where the copies are.
  private let place: String

  /// Something is not as it was told.
  struct Loss: Error { let what: String }

  init(_ scenario: DiskScenario, in place: String = "/tmp") async throws {
    (self.scenario, self.place) = (scenario, place)
    let folder = TemporaryFolder()
    var oracle = Oracle()
    if let version = scenario.version {
      let schema = Schema.current.ofVersion(version)
      let file = RosterFile(path: folder.file("roster.db"), schema: schema)
      let roster = try await RosterDatabase.open(file)
      for place in 0..<12 {
        let student = DiskScenario.student("\(place)")
        _ = try await roster.add(StudentDraft(student), undoName: "Add")
        oracle = oracle.after(.add(student))
      }
      await roster.close()
    }
    bytes = folder.bytes(of: "roster.db")
    before = scenario.preparation.reduce(oracle) { $0.after($1) }
    after = scenario.effect.map(before.after) ?? before
  }

  /// Does it on a disk that is well, and says which calls that takes.
  func count() async throws -> [FaultyDisk.Call] {
    let folder = makeFolder()
    guard scenario.failsWhileOpening else {
      let person = try await start(in: folder)
      FaultyDisk.count()
      try await scenario.action(person)
      let calls = FaultyDisk.rest()
      try await look(at: person, after)
      await person.close()
      return calls
    }
    FaultyDisk.count()
    let person = try await Person(at: folder.file("roster.db"))
    let calls = FaultyDisk.rest()
    await person.close()
    return calls
  }

  /// Does it while the disk fails, and looks what is left.
  ///
  /// - Returns: Why it was not done; nil when it was.
  /// - Throws: `Loss`, or what failed although the disk was well again.
  func run(during fault: DiskFault) async throws -> (any Error)? {
    let folder = makeFolder()
    if scenario.failsWhileOpening {
      var person: Person?
      let failure = await fault.failure { person = try await Person(at: folder.file("roster.db")) }
      await person?.close()
      try await reopen(folder, before)
      return failure
    }
    let person = try await start(in: folder)
    let failure = await fault.failure { try await scenario.action(person) }
    let result = failure == nil ? after : before
    try await person.openAgain()
    try await look(at: person, result)
    // The disk is well again, and so is the program.
    let student = DiskScenario.student("later")
    try await person.perform(.add(student))
    await person.close()
    try await reopen(folder, result.after(.add(student)))
    return failure
  }

  private func makeFolder() -> TemporaryFolder {
    let folder = TemporaryFolder(in: place)
    if scenario.version != nil { folder.write(bytes, to: "roster.db") }
    return folder
  }

  private func start(in folder: TemporaryFolder) async throws -> Person {
    let person = try await Person(at: folder.file("roster.db"))
    for action in scenario.preparation { try await person.perform(action) }
    return person
  }

  private func reopen(_ folder: TemporaryFolder, _ oracle: Oracle) async throws {
    let litter = folder.files.filter { $0.contains(".part") }
    guard litter.isEmpty else { throw Loss(what: "left behind: \(litter)") }
    for name in folder.files where name.hasPrefix("roster.db.") || name.hasPrefix("roster-") {
      _ = try await RosterDatabase.students(ofBackup: folder.file(name))
    }
    let person = try await Person(at: folder.file("roster.db"))
    try await look(at: person, oracle)
    let check = try await person.roster.check(mending: false)
    guard check.findings.isEmpty else { throw Loss(what: "\(check.findings)") }
    await person.close()
  }

  private func look(at person: Person, _ oracle: Oracle) async throws {
    let (students, name) = (try await person.students(), person.roster.name)
    guard oracle.isHeld(by: students, name: name) else {
      throw Loss(what: "\(students.count) students, “\(name)”")
    }
    let results = person.roster.results(groupedBy: .subject, sortedBy: .number)
    try results.performFetch()
    guard results.numberOfObjects == students.count else {
      throw Loss(what: "the list shows \(results.numberOfObjects) of \(students.count)")
    }
  }
}
