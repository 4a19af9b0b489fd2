// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

/// A roster as the program has it: a store, and a controller that shows all students by subject.
@MainActor
final class OurRoster {
  let database: RosterDatabase
  let results: FetchedResultsController<Student>
  private let listener = Listener()
  private var isFollowed = false

  init(path: String, durability: Durability = .full, cacheName: String? = nil) async throws {
    database = try await RosterDatabase.open(path, durability: durability)
    results = FetchedResultsController(
      fetchRequest: database.request(sortedBy: .number), context: database.context,
      sectionedBy: database.sectionKeyPath(for: .subject, sortedBy: .number),
      cacheName: cacheName)
  }

  func close() async { await database.close() }

  /// Fetches all sections with their counts, and reads the first 50 students.
  func firstPage() throws {
    try results.performFetch()
    results.readPage(at: 0)
  }

  /// Reads the last student of each section, and waits until nothing goes on because of it.
  func lookEverywhere() async {
    for section in 0..<results.sectionCount {
      let last = results.numberOfObjects(inSection: section) - 1
      precondition(results.object(at: IndexPath(section: section, row: last)).id != 0)
    }
    await untilIdle()
  }

  /// Waits until the process does nothing.
  func untilIdle() async {
    var (before, now) = (Duration.zero, ProcessorTime.now)
    while now - before > .milliseconds(1) {
      try? await Task.sleep(for: .milliseconds(100))
      (before, now) = (now, ProcessorTime.now)
    }
  }

  /// Makes a change and waits until the last of those who listen was told of it.
  ///
  /// - Returns: how long it took from the write to the last callback.
  func change(_ body: @Sendable (borrowing Transaction) throws -> Void) async throws -> Duration {
    if !isFollowed { results.addObserver(listener) }
    isFollowed = true
    let start = ContinuousClock.now
    try await database.write("Change", body)
    return start.duration(to: await listener.lastCallback())
  }

  func values(_ sql: String, id: RowID) throws -> [DatabaseValue] {
    try database.context.values(sql, [.integer(id)]).first ?? []
  }
}

/// Notes when the controller has told all.
@MainActor
private final class Listener: FetchedResultsControllerDelegate {
  private var end: ContinuousClock.Instant?
  private var waiter: CheckedContinuation<ContinuousClock.Instant, Never>?

  func controllerDidChangeContent(_ controller: FetchedResultsController<Student>) {
    let now = ContinuousClock.now
    guard let waiter else {
      end = now
      return
    }
    self.waiter = nil
    waiter.resume(returning: now)
  }

  /// When the last callback of the change that was made last came, or will have come.
  func lastCallback() async -> ContinuousClock.Instant {
    if let end {
      self.end = nil
      return end
    }
    return await withCheckedContinuation { waiter = $0 }
  }
}
