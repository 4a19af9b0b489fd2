// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension TextEncoding {
  /// Whether a letter may take more than one byte.
  var hasSeveralBytes: Bool { CommonLetters(of: self) != nil || name.hasPrefix("ISO-2022") }

  /// Whether text, as UTF-8, is free of what nobody types, as other encodings would have.
  ///
  /// Letters without a meaning of their own stand for rare Chinese names in GB 18030.
  func isPlausible(_ text: [UInt8]) -> Bool {
    let isWide = self == .utf16LittleEndian || self == .utf16BigEndian
    var hasLines = false
    let isPlain = String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0a, 0x0d:
        hasLines = true
        return true
      case 0x09, 0x20..<0x7f: return true
      case 0..<0x20, 0x7f..<0xa0, 0xfff0...0xffff: return false
      case 0xe000...0xf8ff: return self == .gb18030
      default: return !isWide || scalar.properties.generalCategory != .unassigned
      }
    }
    return isPlain && (hasLines || !isWide)
  }
}
