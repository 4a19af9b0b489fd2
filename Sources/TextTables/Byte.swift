// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The bytes that mean something in separated text.
package enum Byte {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let space = UInt8(ascii: " ")
  static let escape: UInt8 = 0x1b
}
