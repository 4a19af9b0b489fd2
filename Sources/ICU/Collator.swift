// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A language's order, as bytes that compare the way its words do.
///
/// It belongs to whoever made it: ICU allows one thread at a time.
package final class Collator {
  /// Which differences count.
  package enum Strength: Int, Sendable {
    /// Base letters: `a` = `A` = `á`.
    case primary = 1
    /// Accents too: `a` = `A` < `á`.
    case secondary
    /// Case and width too.
    case tertiary
  }

  /// What the keys depend on; equal fingerprints make equal keys.
  package let fingerprint: Fingerprint

  private let collator: OpaquePointer
  private var text: [UInt16] = []

  /// Opens the order of `locale`, for which ICU falls back to the root's.
  ///
  /// - Parameter numeric: Whether digits are compared as numbers: `2` < `10`.
  package init(
    locale: String, strength: Strength = .tertiary, numeric: Bool = true
  ) throws(ICUError) {
    let opened = try checked(locale) { cicu_collator_open(locale, &$0) }
    guard let opened else { throw ICUError(U_MISSING_RESOURCE_ERROR, locale) }
    collator = opened
    fingerprint = try Fingerprint(opened, locale: locale, strength: strength, numeric: numeric)
    try set(UCOL_STRENGTH, UColAttributeValue(Int32(strength.rawValue - 1)))
    try set(UCOL_NUMERIC_COLLATION, numeric ? UCOL_ON : UCOL_OFF)
    try set(UCOL_NORMALIZATION_MODE, UCOL_ON)
  }

  deinit { cicu_collator_close(collator) }

  /// The bytes that stand for `string` in this order.
  ///
  /// They end in 0 and hold no other 0. Different strings may have equal keys.
  package func sortKey(_ string: String) -> [UInt8] {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: string.utf16)
    let capacity = text.count * 4 + 16
    let key = sortKey(capacity: capacity)
    return key.needed <= capacity ? key.bytes : sortKey(capacity: key.needed).bytes
  }

  private func sortKey(capacity: Int) -> (bytes: [UInt8], needed: Int) {
    var needed = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = Int32(text.count)
      needed = Int(
        cicu_collator_sort_key(collator, text, length, buffer.baseAddress, Int32(capacity)))
      count = min(needed, capacity)
    }
    return (bytes, needed)
  }

  private func set(_ attribute: UColAttribute, _ value: UColAttributeValue) throws(ICUError) {
    try checked(fingerprint.locale) { cicu_collator_set(collator, attribute, value, &$0) }
  }
}
