// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import TextTables

/// The rows of a list that has no header.
struct UnnamedList {
  private var rows: SeparatedText

  /// Rows that were looked at and not yet read.
  private var ahead: ArraySlice<SeparatedText.Row> = []

  /// Whether each row is a name with a number before it, as in `1. Ana`.
  private let isNumbered: Bool

  /// Finds the separator by which most of the first rows have as many cells, unless it
  /// is declared, and passes over what stands above like a title.
  ///
  /// - Throws: `ImportError`, when no separator makes rows of the text.
  init(_ texts: [SeparatedText]) throws(ImportError) {
    var best: (count: Int, list: SeparatedText, rows: [SeparatedText.Row])?
    var failure: ImportError?
    for text in texts {
      do throws(ImportError) {
        var list = text
        let rows = try list.firstRows()
        let count = Self.evenCount(of: rows)
        if count > best?.count ?? -1 { best = (count, list, rows) }
      } catch {
        failure = failure ?? error
      }
    }
    guard let best else { throw failure ?? .empty }
    rows = best.list
    isNumbered = best.rows.allSatisfy { Self.numbered($0) != nil }
    let start = best.rows.firstIndex { best.count == 0 || $0.filledCount > 1 } ?? 0
    ahead = best.rows[start...]
  }

  /// The rows that tell what the columns hold.
  var firstRows: [SeparatedText.Row] { ahead.map(split) }

  /// The next row that is not blank, or nil at the end.
  mutating func nextRow() throws(ImportError) -> SeparatedText.Row? {
    if let row = ahead.popFirst() { return split(row) }
    return try rows.nextRow().map(split)
  }

  private func split(_ row: SeparatedText.Row) -> SeparatedText.Row {
    guard isNumbered else { return row }
    let cells = Self.numbered(row) ?? ["", row.cells.first ?? ""]
    return SeparatedText.Row(number: row.number, cells: cells)
  }

  /// How many rows have as many filled cells as most, if these are several.
  private static func evenCount(of rows: [SeparatedText.Row]) -> Int {
    var counts: [Int: Int] = [:]
    for row in rows where row.filledCount > 1 { counts[row.filledCount, default: 0] += 1 }
    return counts.values.max() ?? 0
  }

  /// The number and the name of `1. Ana`, `2、张三` and `12 Ben`.
  private static func numbered(_ row: SeparatedText.Row) -> [String]? {
    guard row.filledCount == 1, let text = row.cells.first(where: { $0.hasText }) else {
      return nil
    }
    let line = text.drop(while: \.isWhitespace)
    let number = line.prefix(while: \.isDigit)
    let rest = line.dropFirst(number.count)
    let name = rest.drop { $0.isWhitespace || ".、．。)）:：,，-".contains($0) }
    let isApart = name.startIndex > rest.startIndex
    return number.isEmpty || name.isEmpty || !isApart ? nil : [String(number), String(name)]
  }
}

extension SeparatedText {
  /// So many rows as are looked at to know how a list is laid out.
  fileprivate mutating func firstRows() throws(ImportError) -> [Row] {
    var rows: [Row] = []
    while rows.count < 20, let row = try nextRow() { rows.append(row) }
    return rows
  }
}

extension SeparatedText.Row {
  /// How many cells have something in them.
  fileprivate var filledCount: Int { cells.count(where: \.hasText) }
}

extension Character {
  /// Whether it is a digit, and not a word for a number, which may be in a name.
  var isDigit: Bool { unicodeScalars.first?.properties.generalCategory == .decimalNumber }
}
