// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

/// Many students who come, whose keys are made as they are stored.
struct NewStudents: Sendable {
  let count: Int

  /// Makes one of them ready to be stored, on any thread.
  let keyed: @Sendable (_ place: Int, KeyMaker) -> KeyedStudent

  /// Stores them all.
  ///
  /// No more keys are in memory than are stored together, and a few portions ahead.
  ///
  /// - Parameter progress: Called with how many are stored.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  func store(
    _ maker: KeyMaker, in transaction: borrowing Transaction, progress: (Int) -> Void
  ) throws {
    guard count > 0 else { return }
    let portion = ImportPlan.portion
    let ahead = KeysAhead(
      count: (count + portion - 1) / portion, try transaction.keyRecipe()
    ) { [count, keyed] place, maker in
      let places = place * portion..<min(count, (place + 1) * portion)
      return StudentRows(places.map { keyed($0, maker) })
    }
    defer { ahead.stop() }
    try transaction.indexingWordsAtEnd {
      for start in stride(from: 0, to: count, by: portion) {
        try Task.checkCancellation()
        progress(start)
        try transaction.storeNew(ahead.next(maker))
      }
    }
  }
}
