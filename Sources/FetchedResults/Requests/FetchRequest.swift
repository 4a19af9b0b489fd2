// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Which rows of an entity are wanted, and in which order.
public struct FetchRequest<Root: Entity>: Hashable, Sendable {
  /// The condition that rows meet; nil for all rows.
  public var predicate: Predicate<Root>?

  /// The order; the row id always comes last, so order is total.
  public var sortDescriptors: [SortDescriptor<Root>]

  /// How many rows are read together around one that is asked for.
  ///
  /// Batches divide a section from its first row on, so scrolling either way reads
  /// each row once. A value below 1 counts as 1. Some 50 batches are kept.
  public var fetchBatchSize: Int

  /// How many rows there are at most; nil for no limit.
  ///
  /// With a controller it is a live window: rows that come push others out, and
  /// rows that go let others in, with an event for each.
  public var fetchLimit: Int?

  /// How many rows are left out at the start; a live window as with `fetchLimit`.
  public var fetchOffset: Int

  /// Asks for the rows that meet `predicate`, in the order of `sortDescriptors`.
  public init(
    predicate: Predicate<Root>? = nil, sortDescriptors: [SortDescriptor<Root>] = [],
    fetchBatchSize: Int = 20, fetchLimit: Int? = nil, fetchOffset: Int = 0
  ) {
    self.predicate = predicate
    self.sortDescriptors = sortDescriptors
    self.fetchBatchSize = fetchBatchSize
    self.fetchLimit = fetchLimit
    self.fetchOffset = fetchOffset
  }
}
