// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Which rows of an entity are wanted, and in which order.
public struct FetchRequest<Root: Entity>: Hashable, Sendable {
  /// The condition that rows meet; nil for all rows.
  public var predicate: Predicate<Root>?

  /// The order; the row id always comes last, so order is total.
  public var sortDescriptors: [SortDescriptor<Root>]

  /// How many rows are read together around one that is asked for.
  public var fetchBatchSize: Int

  /// How many rows there are at most; nil for no limit.
  public var fetchLimit: Int?

  /// How many rows are left out at the start.
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
