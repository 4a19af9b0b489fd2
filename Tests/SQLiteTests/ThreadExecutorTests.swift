// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import SQLite
import Testing

@Suite struct `An actor with its own thread` {
  @Test func `runs all its work on that thread, in order`() async {
    let clerk = Clerk()
    for number in 0..<100 { await clerk.note(number) }
    #expect(await clerk.notes == Array(0..<100))
    #expect(await clerk.threads.count == 1)
    #expect(await clerk.threads.contains(pthread_self()) == false)
  }

  @Test func `has a thread apart from any other's`() async {
    let (one, other) = (Clerk(), Clerk())
    await one.note(1)
    await other.note(2)
    #expect(await one.threads.isDisjoint(with: other.threads))
  }

  @Test func `lets tasks go on while it is blocked`() async {
    let clerks = (0..<8).map { _ in Clerk() }
    let gate = Gate()
    // More blocked actors than the pool has threads; only a free pool opens the gate.
    let blocked = clerks.map { clerk in Task { await clerk.wait(for: gate) } }
    let free = Task { @concurrent in
      await Task.yield()
      gate.open(for: 8)
      return true
    }
    #expect(await free.value)
    for task in blocked { #expect(await task.value) }
  }

  @Test func `goes away with its thread`() async {
    weak var witness: Clerk?
    do {
      let clerk = Clerk()
      await clerk.note(1)
      witness = clerk
    }
    #expect(witness == nil)
  }
}

private actor Clerk: ThreadActor {
  nonisolated let thread = ThreadExecutor()
  private(set) var notes: [Int] = []
  private(set) var threads: Set<pthread_t> = []

  func note(_ number: Int) {
    notes.append(number)
    threads.insert(pthread_self())
  }

  /// Blocks the thread until the gate opens; false when it never did.
  func wait(for gate: Gate) -> Bool { gate.wait() }
}

/// Blocks threads until it is opened for each of them.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open(for count: Int) {
    for _ in 0..<count { semaphore.signal() }
  }

  /// Waits for at most ten seconds.
  func wait() -> Bool { semaphore.wait(timeout: .now() + 10) == .success }
}
