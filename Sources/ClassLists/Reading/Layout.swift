// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// How a file's text is laid out.
enum Layout {
  /// A header, and the rows below it, still to be read.
  case headed(Header, SeparatedText)

  /// No row says which column holds names.
  case unnamed(UnnamedList)

  /// Finds the layout in which most columns are understood.
  static func find(in text: [UInt8]) throws(ImportError) -> Layout {
    guard text.contains(where: { !" \t\r\n".utf8.contains($0) }) else { throw .empty }
    let texts = texts(text)
    var best: (header: Header, rows: SeparatedText)?
    var failure: ImportError?
    for text in texts {
      do throws(ImportError) {
        let found = try header(in: text)
        if let found, found.header.rank > best?.header.rank ?? (0, 0) { best = found }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return .headed(best.header, best.rows) }
    if let failure { throw failure }
    return .unnamed(try UnnamedList(texts))
  }

  /// How many columns are understood.
  static func recognizedCount(in text: [UInt8]) -> Int {
    guard let layout = try? find(in: text), case .headed(let header, _) = layout else { return 0 }
    return header.rank.0
  }

  /// The text by each separator that it may have.
  private static func texts(_ text: [UInt8]) -> [SeparatedText] {
    if let (separator, start) = declaredSeparator(text) {
      return [SeparatedText(text, separator: separator, position: start, number: 2)]
    }
    return ",;\t|".utf8.map { SeparatedText(text, separator: $0) }
  }

  /// The first row near the top that says where the names are, and what is below.
  private static func header(
    in text: SeparatedText
  ) throws(ImportError) -> (header: Header, rows: SeparatedText)? {
    var rows = text
    for _ in 0..<20 {
      guard let row = try rows.nextRow() else { return nil }
      if let header = Header(row) { return (header, rows) }
    }
    return nil
  }

  /// What a first line `sep=;` says, and where the next line starts.
  private static func declaredSeparator(_ text: [UInt8]) -> (UInt8, Int)? {
    let end = text.firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? text.count
    guard end == 5, String(decoding: text[..<4], as: UTF8.self).lowercased() == "sep=" else {
      return nil
    }
    let isPair = text[end...].starts(with: [Byte.carriageReturn, Byte.lineFeed])
    return (text[4], min(text.count, end + (isPair ? 2 : 1)))
  }
}
