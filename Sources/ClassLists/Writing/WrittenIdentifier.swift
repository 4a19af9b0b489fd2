// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// By what other programs know again what was written before.
enum WrittenIdentifier {
  /// A UUID of a kind of our own (RFC 9562, version 8), the same for the same texts.
  static func uuid(of texts: [String]) -> String {
    let bytes = Array(texts.joined(separator: "\0").utf8)
    var digits = Array(hexadecimal(hash(bytes)) + hexadecimal(hash(bytes.reversed())))
    (digits[12], digits[16]) = ("8", "8")
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }

  /// FNV-1a, of 64 bits.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
