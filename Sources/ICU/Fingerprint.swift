// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// What the bytes of a sort key depend on.
///
/// `ucol_getVersion` alone says nothing of the locale, of strength, of numeric
/// order or of the data, so all of them are here.
package struct Fingerprint: Hashable, Sendable {
  package let locale: String
  package let strength: Collator.Strength
  package let isNumeric: Bool

  /// The versions of ICU's data and of its collator: later ones compare greater.
  package let version: [UInt8]

  init(
    _ collator: OpaquePointer, locale: String, strength: Collator.Strength, numeric: Bool
  ) throws(ICUError) {
    self.locale = locale
    self.strength = strength
    isNumeric = numeric
    version = try Self.dataVersion() + Self.version(of: collator)
  }

  private static func dataVersion() throws(ICUError) -> [UInt8] {
    var version = [UInt8](repeating: 0, count: 4)
    try checked("data version") { cicu_data_version(&version, &$0) }
    return version
  }

  private static func version(of collator: OpaquePointer) -> [UInt8] {
    var version = [UInt8](repeating: 0, count: 4)
    cicu_collator_version(collator, &version)
    return version
  }
}

extension Fingerprint: CustomStringConvertible {
  /// One line that says all of it, for keeping beside the keys.
  package var description: String {
    let version = version.map(String.init).joined(separator: ".")
    return "\(locale) strength=\(strength.rawValue) numeric=\(isNumeric) version=\(version)"
  }
}
