// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// How a file's text is laid out: its separator and its header.
struct Layout {
  let header: Header

  /// Finds the layout in which most columns are understood.
  ///
  /// - Returns: The layout, and the rows below the header, still to be read.
  /// - Throws: `ImportError.noHeader` when no column of any row holds names.
  static func find(in text: [UInt8]) throws(ImportError) -> (Layout, SeparatedText) {
    guard text.contains(where: { !" \t\r\n".utf8.contains($0) }) else { throw .empty }
    if let (separator, start) = declaredSeparator(text) {
      let rows = SeparatedText(text, separator: separator, position: start, number: 2)
      if let found = try header(in: rows) { return found }
      throw try noHeader(in: rows)
    }
    var best: (Layout, SeparatedText)?
    var failure: ImportError?
    for separator in ",;\t|".utf8 {
      do throws(ImportError) {
        let found = try header(in: SeparatedText(text, separator: separator))
        if let found, found.0.rank > best?.0.rank ?? (0, 0) { best = found }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return best }
    if let failure { throw failure }
    throw try noHeader(in: SeparatedText(text, separator: likeliestSeparator(text)))
  }

  /// The first row near the top that says where the names are, and what is below.
  private static func header(
    in text: SeparatedText
  ) throws(ImportError) -> (Layout, SeparatedText)? {
    var rows = text
    for _ in 0..<20 {
      guard let row = try rows.nextRow() else { return nil }
      if let header = Header(row) { return (Layout(header: header), rows) }
    }
    return nil
  }

  /// How sure we are of it: columns understood, then columns there.
  private var rank: (Int, Int) { (header.recognizedCount, header.row.cells.count) }

  private static func noHeader(in rows: SeparatedText) throws(ImportError) -> ImportError {
    var rows = rows
    let first = try rows.nextRow()?.cells ?? []
    return .noHeader(firstRow: first.map(\.keptAsText).filter { !$0.isEmpty })
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

  private static func likeliestSeparator(_ text: [UInt8]) -> UInt8 {
    let line = text.prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    return ",;\t|".utf8.max { left, right in
      line.count { $0 == left } < line.count { $0 == right }
    } ?? UInt8(ascii: ",")
  }
}
