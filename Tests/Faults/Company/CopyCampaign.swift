// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import Mutations
import RosterModel
import TestFiles

/// Copies a roster's files one after the other while a person works, as a tool for backups
/// does, and looks whether each copy is whole or refused.
struct CopyCampaign {
  private var tally = Tally()
  private var random: Mutator

  /// So many copies are made of one file before another is begun.
  private static let copiesOfFile = 25

  init(seed: UInt64) { random = Mutator(seed: seed) }

  mutating func run(copies: Int) async throws {
    for _ in 0..<max(1, copies / Self.copiesOfFile) {
      try await copyOneFile(seed: UInt64(random.next(below: 1 << 40)))
    }
    tally.conclude("copies")
  }

  private mutating func copyOneFile(seed: UInt64) async throws {
    let folder = TemporaryFolder()
    let child = ChildProcess(["child", folder.file("roster.db"), "\(seed)"])
    child.read(for: .seconds(20)) { $0.contains("open") }
    let copies = (0..<Self.copiesOfFile).map { _ in copy(folder, child) }
    child.kill()
    guard child.wait() == nil else {
      return tally.lose("session \(seed): it ended by itself: \(child.lines.last ?? "")")
    }
    let states = states(seed, child.lines.count { $0 == "done" } + 1)
    for copy in copies {
      do { try await look(copy, states) } catch { tally.lose("session \(seed): \(error)") }
    }
  }

  /// Copies the file and its log, in any order, while the person goes on.
  private mutating func copy(_ folder: TemporaryFolder, _ child: ChildProcess) -> TemporaryFolder {
    let copy = TemporaryFolder()
    child.read(for: .milliseconds(random.next(below: 100)))
    var names = ["roster.db", "roster.db-wal"]
    if random.next(below: 2) == 0 { names.reverse() }
    for name in names {
      // None, where the log was taken away meanwhile.
      if folder.files.contains(name) { copy.write(folder.bytes(of: name), to: name) }
      child.read(for: .microseconds(random.next(below: random.pick([500, 20_000, 400_000]))))
    }
    tally.add("folders copied")
    return copy
  }

  /// All that the roster held after one action or another.
  private func states(_ seed: UInt64, _ count: Int) -> Set<[Student]> {
    var session = KillSession(seed: seed)
    var oracle = Oracle()
    var states: Set = [oracle.list]
    for _ in 0..<count {
      oracle = oracle.after(session.next(of: oracle.list))
      states.insert(oracle.list)
    }
    return states
  }

  private struct Loss: Error { let what: String }

  private mutating func look(_ copy: TemporaryFolder, _ states: Set<[Student]>) async throws {
    let before = Contents(of: copy)
    do throws(RosterOpenError) {
      try await lookInside(copy, states)
    } catch {
      guard error == .foreignLog || error == .damaged else { throw error }
      guard Contents(of: copy) == before else { throw Loss(what: "what is refused was changed") }
      tally.add("refused")
      guard error == .foreignLog else { return }
      // As the words say, the log goes elsewhere.
      unlink(copy.file("roster.db-wal"))
      do throws(RosterOpenError) {
        try await lookInside(copy, states)
      } catch {
        guard error == .damaged else { throw error }
      }
    }
  }

  /// Opens a copy, which holds what was there at some moment.
  private mutating func lookInside(
    _ copy: TemporaryFolder, _ states: Set<[Student]>
  ) async throws(RosterOpenError) {
    let sizes = Contents(of: copy).sizes
    let person = try await Person(at: copy.file("roster.db"))
    let students = try? await person.students()
    let check = try? await person.roster.check(mending: false)
    await person.close()
    guard let check, check.findings.isEmpty, let students, states.contains(students) else {
      return tally.lose("a copy of \(sizes) opens with \(check?.findings ?? [])")
    }
    tally.add("opened")
  }
}
