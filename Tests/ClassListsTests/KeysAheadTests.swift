// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Synchronization
import Testing

@testable import ClassLists
@testable import RosterModel

/// Makes portions of one student, named by its number, and notes which were made.
private final class Line: Sendable {
  let made = Mutex<[Int]>([])
  let recipe = KeyMaker.Recipe(locale: "en", fileVersion: nil)

  func ahead(count: Int) -> KeysAhead {
    KeysAhead(count: count, recipe) { [self] portion, maker in
      made.withLock { $0.append(portion) }
      var student = Student()
      student.name = "\(portion)"
      return StudentRows([maker.keyed(student, in: maker.subject("Art"))])
    }
  }

  var madeCount: Int { made.withLock { $0.count } }
}

@Suite(.timeLimit(.minutes(1))) struct `Keys made ahead` {
  private let line = Line()

  @Test(arguments: [1, 2, 5, 60])
  func `come in order, each made once`(count: Int) throws {
    let ahead = line.ahead(count: count)
    let maker = try KeyMaker(line.recipe)
    let names = (0..<count).map { _ in ahead.next(maker).values.first }
    #expect(names == (0..<count).map { DatabaseValue.text("\($0)") })
    #expect(line.made.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `are no more than some portions ahead`() async throws {
    let ahead = line.ahead(count: 60)
    let maker = try KeyMaker(line.recipe)
    _ = ahead.next(maker)
    while line.madeCount < 5 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(30))
    #expect(line.madeCount == 5)
    ahead.stop()
  }

  @Test func `are no more made once stopped, but for those asked for`() async throws {
    let ahead = line.ahead(count: 60)
    ahead.stop()
    let maker = try KeyMaker(line.recipe)
    for _ in 0..<10 { _ = ahead.next(maker) }
    // One that goes on would be four ahead by now.
    try await Task.sleep(for: .milliseconds(100))
    #expect(line.madeCount == 10)
  }
}
