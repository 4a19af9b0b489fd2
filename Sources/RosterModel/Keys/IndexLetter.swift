// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The letter of an index under which names stand.
struct IndexLetter: Hashable, Sendable {
  let title: String

  /// The letter's place among the letters.
  let key: [UInt8]

  /// Where everything stands that begins with no letter of the index; it is last.
  static let other = IndexLetter(title: "#", key: [0xff])
}
