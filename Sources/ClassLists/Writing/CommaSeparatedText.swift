// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Comma-separated text as it is written (RFC 4180): UTF-8 with a byte order mark, lines that
/// end in CR LF, and quotation marks where they are needed.
struct CommaSeparatedText {
  /// What was written so far.
  private(set) var bytes: [UInt8] = [0xef, 0xbb, 0xbf]

  /// Adds a row.
  mutating func append(_ cells: [String]) {
    for (position, cell) in cells.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes += "\r\n".utf8
  }

  private mutating func append(_ cell: String) {
    guard cell.utf8.contains(where: Self.quotedSigns.contains) else { return bytes += cell.utf8 }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let quotedSigns: Set<UInt8> = [
    UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
  ]
}
