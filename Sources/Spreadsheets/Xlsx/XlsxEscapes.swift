// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How an xlsx holds what XML cannot: by its number, as in `_x000D_` (ECMA-376, 22.4.2.4).
enum XlsxEscapes {
  /// Text with its characters in place of their numbers.
  ///
  /// It goes by scalars: a mark may stand behind a number.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "_", let escaped = escapedScalar(rest.prefix(7)) {
        result.append(escaped)
        rest = rest.dropFirst(7)
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// What `_x000D_` stands for; nil for anything else.
  private static func escapedScalar(_ code: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let scalars = Array(code)
    guard scalars.count == 7, scalars[1] == "x", scalars[6] == "_",
      scalars[2..<6].allSatisfy(\.properties.isASCIIHexDigit)
    else { return nil }
    return UInt32(String(String.UnicodeScalarView(scalars[2..<6])), radix: 16)
      .flatMap(Unicode.Scalar.init)
  }

  /// A text as the XML of a cell has it.
  static func escaping(_ text: String) -> String {
    var xml = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&": xml.append(contentsOf: "&amp;".unicodeScalars)
      case "<": xml.append(contentsOf: "&lt;".unicodeScalars)
      case ">": xml.append(contentsOf: "&gt;".unicodeScalars)
      case "\t", "\n": xml.append(scalar)
      // What looks like a number of this kind is none.
      case "_" where rest.first == "x": xml.append(contentsOf: "_x005F_".unicodeScalars)
      case "\0"..<" ", "\u{fffe}", "\u{ffff}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        xml.append(contentsOf: "_x\(zeros)\(digits)_".unicodeScalars)
      default: xml.append(scalar)
      }
    }
    return String(xml)
  }
}
