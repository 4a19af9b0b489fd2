// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk

/// A set of row ids, compressed: ids that stand together cost a bit each or less.
///
/// SQLite gives ids from 1 up, so they are under 2³² and a GtkBitset takes them;
/// the few that another tool may have chosen larger or negative are kept apart.
struct RowIDSet {
  private var small = Bitset()
  private var others: Set<RowID> = []

  init(_ ids: some Sequence<RowID> = []) {
    for id in ids { insert(id) }
  }

  var isEmpty: Bool { others.isEmpty && small.isEmpty }

  var count: Int { small.count + others.count }

  func contains(_ id: RowID) -> Bool {
    if let number = UInt32(exactly: id) { return small.contains(Int(number)) }
    return others.contains(id)
  }

  mutating func insert(_ id: RowID) {
    if let number = UInt32(exactly: id) { small.insert(Int(number)) } else { others.insert(id) }
  }

  mutating func remove(_ id: RowID) {
    if let number = UInt32(exactly: id) { small.remove(Int(number)) } else { others.remove(id) }
  }

  mutating func formUnion(_ other: RowIDSet) {
    small.formUnion(other.small)
    others.formUnion(other.others)
  }

  mutating func subtract(_ other: RowIDSet) {
    small.subtract(other.small)
    others.subtract(other.others)
  }
}

extension RowIDSet: Equatable {}

extension RowIDSet {
  /// The ids, in no order that matters.
  ///
  /// The set is no sequence itself, for the reason that `Bitset` is none.
  var ids: [RowID] { small.numbers.map(RowID.init) + others }
}
