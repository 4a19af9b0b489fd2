// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import ICU

/// The text of a file, as UTF-8 without a byte-order mark.
package struct FileText {
  package let bytes: [UInt8]

  /// Reads UTF-8, or UTF-16 with a byte-order mark.
  ///
  /// - Parameter other: What a text is in that has no mark and is not UTF-8; nil
  ///   when there may be no such text.
  /// - Throws: `TextTableError.notText`: nothing is guessed and nothing replaced.
  package init(_ bytes: [UInt8], orIn other: Charset? = nil) throws(TextTableError) {
    for (mark, charset) in Self.marks where bytes.starts(with: mark) {
      self.bytes = try Self.utf8(Array(bytes.dropFirst(mark.count)), in: charset)
      return
    }
    var charset = Charset("UTF-8")
    if let other, String(validating: bytes, as: UTF8.self) == nil { charset = other }
    self.bytes = try Self.utf8(bytes, in: charset)
  }

  private static func utf8(
    _ bytes: [UInt8], in charset: Charset
  ) throws(TextTableError) -> [UInt8] {
    let text: [UInt8]
    if charset.name == "UTF-8", String(validating: bytes, as: UTF8.self) != nil {
      text = bytes
    } else {
      do throws(ICUError) {
        text = Array(try charset.decode(bytes).utf8)
      } catch {
        throw .notText(row: row(of: error.position ?? 0, in: bytes))
      }
    }
    // Text has no NUL; a picture or a database may be valid UTF-8 up to here.
    if let position = text.firstIndex(of: 0) { throw .notText(row: row(of: position, in: text)) }
    return text
  }

  /// The row in which a byte stands, as far as lines are rows.
  private static func row(of position: Int, in bytes: [UInt8]) -> Int {
    let before = bytes.prefix(position)
    let lineFeeds = before.count { $0 == Byte.lineFeed }
    return 1 + (lineFeeds > 0 ? lineFeeds : before.count { $0 == Byte.carriageReturn })
  }

  private static let marks: [([UInt8], Charset)] = [
    ([0xef, 0xbb, 0xbf], Charset("UTF-8")), ([0xff, 0xfe], Charset("UTF-16LE")),
    ([0xfe, 0xff], Charset("UTF-16BE")),
  ]
}
