// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables
internal import XML

/// Reads the rows of a sheet in an xlsx.
final class XlsxRows: SheetRows {
  private let events: EntryEvents
  private let texts: [String]
  private let formats: XlsxFormats
  private let has1904Dates: Bool
  private var merges: XlsxMerges

  /// The number of the row that was read last.
  private var number = 0

  init(_ book: XlsxBook, sheet index: Int) throws(SpreadsheetError) {
    let file = book.sheets[index].file
    texts = try XlsxTexts.read(book)
    formats = try XlsxFormats(book)
    has1904Dates = book.has1904Dates
    merges = try XlsxMerges(file, of: book.archive)
    events = try EntryEvents(file, in: book.archive, prefixes: XlsxBook.prefixes)
  }

  var fraction: Double { events.fraction }

  func next() throws(SpreadsheetError) -> TableRow? {
    while let event = try events.next() {
      guard case .start("row", let attributes) = event else { continue }
      let said = attributes["r"].flatMap { Int($0) }
      number = said ?? number + 1
      guard (1...SpreadsheetLimits.rowCount).contains(number) else { throw .damaged }
      var row = try cells()
      try merges.fill(&row, number: number)
      let isHidden = ["1", "true"].contains(attributes["hidden"])
      if let row = row.tableRow(number, isHidden: isHidden) { return row }
    }
    return nil
  }

  /// The cells up to the end of the row that has begun.
  private func cells() throws(SpreadsheetError) -> SheetRow {
    var row = SheetRow()
    var column = 0
    while let event = try events.next() {
      switch event {
      case .start("c", let attributes):
        if let place = attributes["r"] {
          guard let reference = CellReference(place[...]) else { throw .damaged }
          column = reference.column
        }
        try row.put(try value(attributes), at: column)
        column += 1
      case .start: try events.skip()
      case .end: return row
      case .text: continue
      }
    }
    return row
  }

  /// What the cell that has begun says; of a formula, what came of it last.
  private func value(_ attributes: XMLAttributes) throws(SpreadsheetError) -> CellValue {
    var (raw, rich) = ("", "")
    while let event = try events.next() {
      switch event {
      case .start("v", _): raw = try XlsxTexts.plainText(events)
      case .start("is", _): rich = try XlsxTexts.richText(events)
      case .start: try events.skip()
      case .text: continue
      case .end: return try value(raw, rich, attributes)
      }
    }
    return .nothing
  }

  private func value(
    _ raw: String, _ rich: String, _ attributes: XMLAttributes
  ) throws(SpreadsheetError) -> CellValue {
    switch attributes["t"] {
    case "s":
      guard !raw.isEmpty else { return .nothing }
      guard let index = Int(raw), texts.indices.contains(index) else { throw .damaged }
      return CellValue(text: texts[index])
    case "inlineStr": return CellValue(text: rich)
    case "str": return CellValue(text: XlsxEscapes.unescaped(raw))
    case "b": return raw.isEmpty ? .nothing : CellValue(text: raw == "1" ? "TRUE" : "FALSE")
    case "d": return CellValue(text: raw)
    case "e": return .nothing
    default:
      let style = attributes["s"].flatMap { Int($0) } ?? 0
      return formats[style].value(of: raw, has1904Dates: has1904Dates)
    }
  }
}
