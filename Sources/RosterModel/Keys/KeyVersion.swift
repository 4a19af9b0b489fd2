// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Which rules and which data made keys: later versions compare greater.
struct KeyVersion: Hashable, Sendable {
  /// Comparable bytes: our own rules' number, then ICU's versions.
  let bytes: [UInt8]

  /// All that the keys depend on, in one line.
  let fingerprint: String

  /// Counts up when the program puts names in order, or writes search words, in another
  /// way.
  private static let rules: UInt8 = 3

  init(_ fingerprint: Fingerprint) {
    bytes = [Self.rules] + fingerprint.version
    self.fingerprint = "rules=\(Self.rules) \(fingerprint)"
  }
}
