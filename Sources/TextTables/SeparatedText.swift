// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Rows of cells, written as text with separators between them (RFC 4180).
///
/// Lines end in LF, CR or both. A quoted cell may hold separators and line
/// breaks. A quotation mark inside a cell that does not begin with one is just
/// a character.
package struct SeparatedText {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var number: Int

  /// Reads from `position`, which is the start of row `number`.
  package init(_ bytes: [UInt8], separator: UInt8, position: Int = 0, number: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    self.position = position
    self.number = number
  }

  /// How much has been read, from 0 to 1.
  package var fraction: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  /// The next row that is not blank, or nil at the end.
  ///
  /// - Throws: `TextTableError.unclosedQuote`.
  package mutating func next() throws(TextTableError) -> TableRow? {
    while position < bytes.count {
      let row = TableRow(number: number, cells: try cells())
      number += 1
      if row.cells.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { return row }
    }
    return nil
  }

  /// The cells up to the end of a line, which is passed.
  private mutating func cells() throws(TextTableError) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard position < bytes.count else { return cells }
      let end = bytes[position]
      position += 1
      if end == separator { continue }
      let isPair =
        end == Byte.carriageReturn && position < bytes.count
        && bytes[position] == Byte.lineFeed
      if isPair { position += 1 }
      return cells
    }
  }

  /// A cell up to the separator or line break that ends it.
  private mutating func cell() throws(TextTableError) -> String {
    let start = position
    while position < bytes.count, bytes[position] == Byte.space, separator != Byte.space {
      position += 1
    }
    guard position < bytes.count, bytes[position] == Byte.quote else {
      position = start
      return plainCell()
    }
    let quoted = try quotedCell()
    // What follows the closing mark belongs to the cell, unless it is only space.
    let rest = plainCell()
    return rest.allSatisfy(\.isWhitespace) ? quoted : quoted + rest
  }

  private mutating func plainCell() -> String {
    let start = position
    while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedCell() throws(TextTableError) -> String {
    position += 1
    var content: [UInt8] = []
    var start = position
    while position < bytes.count {
      guard bytes[position] == Byte.quote else {
        position += 1
        continue
      }
      content += bytes[start..<position]
      position += 1
      guard position < bytes.count, bytes[position] == Byte.quote else {
        return String(decoding: content, as: UTF8.self)
      }
      start = position
      position += 1
    }
    throw .unclosedQuote(row: number)
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }
}
