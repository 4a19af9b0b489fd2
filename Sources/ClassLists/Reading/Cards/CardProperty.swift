// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A line of a card: what it is about, and the bytes of its value.
struct CardProperty {
  /// In capitals, without the group that may stand before it.
  let name: String

  /// What stands between the name and the value, by name in capitals.
  let parameters: [String: String]

  /// The value, as bytes of its character set.
  let raw: [UInt8]

  /// The character set that it names; nil for that of the file.
  var charset: String? { parameters["CHARSET"] }

  /// Nil for a line without a value, or with one that is no text.
  init?(_ line: [UInt8]) {
    guard let colon = Self.colon(of: line) else { return nil }
    let parts = line[..<colon].split(separator: UInt8(ascii: ";"))
      .compactMap { String(validating: $0, as: UTF8.self) }
    guard let first = parts.first else { return nil }
    name = (first.split(separator: ".").last.map(String.init) ?? "").uppercased()
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard let last = pair.last else { continue }
      // Version 2.1 leaves the name of a parameter out.
      let (name, value) = pair.count == 2 ? (pair[0].uppercased(), last) : ("ENCODING", last)
      if name != "ENCODING" || Self.encodings.contains(value.uppercased()) {
        parameters[name] = value.filter { $0 != "\"" }
      }
    }
    self.parameters = parameters
    let value = line[(colon + 1)...]
    switch parameters["ENCODING"]?.uppercased() {
    case "QUOTED-PRINTABLE": raw = Self.unquoted(value)
    case "B", "BASE64": return nil
    default: raw = Array(value)
    }
  }

  private static let encodings: Set = ["QUOTED-PRINTABLE", "BASE64", "B", "7BIT", "8BIT"]

  /// Whether a value is written in quoted-printable, so that `=` at its end goes on.
  static func isSoft(_ line: [UInt8]) -> Bool {
    guard let colon = colon(of: line) else { return false }
    return String(decoding: line[..<colon], as: UTF8.self).uppercased()
      .contains("QUOTED-PRINTABLE")
  }

  /// Where the value begins: a quoted parameter may hold a colon.
  private static func colon(of line: [UInt8]) -> Int? {
    var isQuoted = false
    return line.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
  }

  /// The bytes that quoted-printable stands for; what is none of it stays.
  private static func unquoted(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), digits.utf8.count == 2, !digits.hasPrefix("+"),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
