// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A way to write one script with the letters of another.
///
/// Opening `Han-Latin/Names` takes about 90 ms and 30 µs go into a name: open
/// it when such text comes, and remember what it said. It belongs to whoever
/// made it.
package final class Transliterator {
  private let transliterator: UnsafeMutablePointer<UTransliterator?>
  private let id: String

  /// Opens one of ICU's transforms by its identifier.
  package init(_ id: String) throws(ICUError) {
    let text = Array(id.utf16)
    let opened = try checked(id) { cicu_transliterator_open(text, Int32(text.count), &$0) }
    guard let opened else { throw ICUError(U_INVALID_ID, id) }
    transliterator = opened
    self.id = id
  }

  deinit { cicu_transliterator_close(transliterator) }

  /// `string` with what the transform knows replaced, the rest as it was.
  package func transliterate(_ string: String) throws(ICUError) -> String {
    let text = Array(string.utf16)
    return try grownText(id, startingAt: text.count * 8 + 32) { buffer, capacity, code in
      buffer.update(from: text, count: text.count)
      var length = Int32(text.count)
      cicu_transliterate(transliterator, buffer, &length, capacity, &code)
      return length
    }
  }
}
