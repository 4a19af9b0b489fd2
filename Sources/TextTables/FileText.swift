// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The text of a file, as UTF-8 without a byte-order mark.
package struct FileText {
  package let bytes: [UInt8]

  /// Reads text in an encoding.
  ///
  /// - Throws: `TextTableError.notText`: nothing is guessed and nothing replaced.
  package init(_ bytes: [UInt8], in encoding: TextEncoding) throws(TextTableError) {
    let mark = encoding.mark
    let isMarked = !mark.isEmpty && bytes.starts(with: mark)
    self.bytes = try Self.utf8(isMarked ? Array(bytes.dropFirst(mark.count)) : bytes, in: encoding)
  }

  /// Reads text that says itself in which encoding it is, or else is in `other`.
  ///
  /// - Throws: `TextTableError.notText`: nothing is guessed and nothing replaced.
  package init(_ bytes: [UInt8], orIn other: TextEncoding) throws(TextTableError) {
    try self.init(bytes, in: TextEncoding(certainFor: bytes) ?? other)
  }

  private static func utf8(
    _ bytes: [UInt8], in encoding: TextEncoding
  ) throws(TextTableError) -> [UInt8] {
    let text: [UInt8]
    if encoding == .utf8, String(validating: bytes, as: UTF8.self) != nil {
      text = bytes
    } else {
      do throws(ICUError) {
        text = Array(try encoding.charset.decode(bytes).utf8)
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
}

extension TextEncoding {
  /// The encoding that a file is in without doubt: it has a mark, or it is UTF-8.
  package init?(certainFor bytes: [UInt8]) {
    if let (_, encoding) = Self.marks.first(where: { bytes.starts(with: $0.mark) }) {
      self = encoding
    } else if String(validating: bytes, as: UTF8.self) != nil,
      !bytes.contains(where: { $0 == 0 || $0 == Byte.escape })
    {
      // A NUL may be half a letter of UTF-16, and an escape changes the set of letters.
      self = .utf8
    } else {
      return nil
    }
  }
}
