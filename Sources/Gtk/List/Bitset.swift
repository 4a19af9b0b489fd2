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

extension Bitset {
  /// The numbers in ascending order.
  ///
  /// The set is no sequence itself: a sequence has a slow `contains` of its own, which
  /// Swift takes where a function off the main actor is wanted.
  package var numbers: [Int] {
    var iterator = GtkBitsetIter()
    var number: guint = 0
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    var isFound = gtk_bitset_iter_init_first(&iterator, storage.pointer, &number)
    while isFound != 0 {
      numbers.append(Int(number))
      isFound = gtk_bitset_iter_next(&iterator, &number)
    }
    return numbers
  }
}

/// Owns one reference to a GtkBitset.
private final class Storage {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { gtk_bitset_unref(pointer) }
}
