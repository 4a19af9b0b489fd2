// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML

/// How the cells of an xlsx show numbers, by the style they name.
struct XlsxFormats {
  private var formats: [NumberFormat] = []

  /// Reads the styles, if there are any.
  init(_ book: XlsxBook) throws(SpreadsheetError) {
    guard let file = book.stylesFile else { return }
    let events = try EntryEvents(
      file, in: book.archive, prefixes: XlsxBook.prefixes, elements: ["numFmt", "cellXfs", "xf"])
    var own: [Int: NumberFormat] = [:]
    var isInCells = false
    while let event = try events.next() {
      switch event {
      case .start("numFmt", let attributes):
        own[attributes["numFmtId"].flatMap { Int($0) } ?? 0] =
          NumberFormat(attributes["formatCode"] ?? "")
      case .start("cellXfs", _): isInCells = true
      case .end("cellXfs"): isInCells = false
      case .start("xf", let attributes) where isInCells:
        let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
        formats.append(own[id] ?? NumberFormat(builtIn: id))
      default: continue
      }
    }
  }

  /// The format of a style.
  subscript(style: Int) -> NumberFormat {
    formats.indices.contains(style) ? formats[style] : .general
  }
}
