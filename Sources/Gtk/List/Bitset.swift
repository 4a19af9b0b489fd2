// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A compressed set of numbers under 2³²: GTK’s own, with the value semantics of
/// a Swift set.
package struct Bitset {
  /// The GtkBitset, copied before it is changed unless nobody else has it.
  private var storage: Storage

  package init() { storage = Storage(gtk_bitset_new_empty()) }

  package init(_ range: Range<Int>) {
    storage = Storage(gtk_bitset_new_range(guint(range.lowerBound), guint(range.count)))
  }

  /// A copy of what GTK passes.
  init(copying pointer: OpaquePointer) { storage = Storage(gtk_bitset_copy(pointer)) }

  /// The GtkBitset with a reference for the caller.
  func makePointer() -> OpaquePointer { gtk_bitset_ref(storage.pointer) }

  package var isEmpty: Bool { gtk_bitset_is_empty(storage.pointer) != 0 }

  package var count: Int { Int(gtk_bitset_get_size(storage.pointer)) }

  package func contains(_ number: Int) -> Bool {
    gtk_bitset_contains(storage.pointer, guint(number)) != 0
  }

  package mutating func insert(_ number: Int) { gtk_bitset_add(unique(), guint(number)) }

  package mutating func insert(_ range: Range<Int>) {
    gtk_bitset_add_range(unique(), guint(range.lowerBound), guint(range.count))
  }

  package mutating func remove(_ number: Int) { gtk_bitset_remove(unique(), guint(number)) }

  package mutating func formUnion(_ other: Bitset) {
    gtk_bitset_union(unique(), other.storage.pointer)
  }

  package mutating func subtract(_ other: Bitset) {
    gtk_bitset_subtract(unique(), other.storage.pointer)
  }

  package func intersection(_ other: Bitset) -> Bitset {
    var result = self
    gtk_bitset_intersect(result.unique(), other.storage.pointer)
    return result
  }

  private mutating func unique() -> OpaquePointer {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(gtk_bitset_copy(storage.pointer)) }
    return storage.pointer
  }
}

extension Bitset: Equatable {
  package static func == (left: Bitset, right: Bitset) -> Bool {
    gtk_bitset_equals(left.storage.pointer, right.storage.pointer) != 0
  }
}

extension Bitset: Sequence {
  /// Goes through the numbers in ascending order.
  package struct Iterator: IteratorProtocol {
    private let set: Bitset
    private var iterator = GtkBitsetIter()
    private var upcoming: Int?

    fileprivate init(_ set: Bitset) {
      self.set = set
      var first: guint = 0
      let found = gtk_bitset_iter_init_first(&iterator, set.storage.pointer, &first) != 0
      upcoming = found ? Int(first) : nil
    }

    package mutating func next() -> Int? {
      guard let current = upcoming else { return nil }
      var following: guint = 0
      upcoming = gtk_bitset_iter_next(&iterator, &following) != 0 ? Int(following) : nil
      return current
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  package var underestimatedCount: Int { count }
}

/// Owns one reference to a GtkBitset.
private final class Storage {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { gtk_bitset_unref(pointer) }
}
