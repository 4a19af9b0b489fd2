// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML

/// The texts that cells of an xlsx share.
enum XlsxTexts {
  /// All of them, in their order.
  static func read(_ book: XlsxBook) throws(SpreadsheetError) -> [String] {
    guard let file = book.sharedTextsFile else { return [] }
    let events = try EntryEvents(file, in: book.archive, prefixes: XlsxBook.prefixes)
    var texts: [String] = []
    var length = 0
    while let event = try events.next() {
      guard case .start("si", _) = event else { continue }
      let text = try richText(events)
      length += text.utf8.count
      guard texts.count < SpreadsheetLimits.sharedTextCount,
        length <= SpreadsheetLimits.sharedTextLength
      else { throw .tooLarge }
      texts.append(text)
    }
    return texts
  }

  /// The text of the element that began last, whose runs may look different.
  ///
  /// How a name is said stands beside it, and does not belong to it.
  static func richText(_ events: EntryEvents) throws(SpreadsheetError) -> String {
    var text = ""
    var depth = 1
    while depth > 0, let event = try events.next() {
      switch event {
      case .start("t", _): text += try plainText(events)
      case .start("rPh", _): try events.skip()
      case .start: depth += 1
      case .end: depth -= 1
      case .text: continue
      }
      guard text.utf8.count <= SpreadsheetLimits.cellLength else { throw .tooLarge }
    }
    return XlsxEscapes.unescaped(text)
  }

  /// The text of the element that began last, without elements in it.
  static func plainText(_ events: EntryEvents) throws(SpreadsheetError) -> String {
    try events.text { (_, _) throws(SpreadsheetError) in
      try events.skip()
      return ""
    }
  }
}
