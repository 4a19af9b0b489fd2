// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables
internal import XML
internal import Zip

/// Reads the rows of a sheet in an ods.
final class OdsRows: SheetRows {
  private let events: EntryEvents
  private var merged = MergedColumns()

  /// The number of the row that was read last.
  private var number = 0

  /// A row that is still to be given again, and how often.
  private var repeated: (row: TableRow, count: Int)?

  /// How many rows were given again so far.
  private var repetitionCount = 0

  init(_ archive: ZipArchive, sheet index: Int) throws(SpreadsheetError) {
    events = try EntryEvents(OdsSheets.file, in: archive, prefixes: OdsSheets.prefixes)
    var left = index
    while let event = try events.next() {
      guard case .start("table:table", _) = event else { continue }
      if left == 0 { return }
      left -= 1
      try events.skip()
    }
    throw .damaged
  }

  var fraction: Double { events.fraction }

  func next() throws(SpreadsheetError) -> TableRow? {
    if let row = again() { return row }
    while let event = try events.next() {
      switch event {
      case .start("table:table-row", let attributes):
        if let row = try row(attributes) { return row }
      case .start(let name, _) where !Self.rowGroups.contains(name): try events.skip()
      case .end("table:table"): return nil
      case .start, .end, .text: continue
      }
    }
    return nil
  }

  /// What stands between a table and its rows.
  private static let rowGroups: Set = [
    "table:table-header-rows", "table:table-row-group", "table:table-rows",
  ]

  /// The row that has begun; nil when it is blank.
  ///
  /// One may stand for many: the blank rows to the end of a sheet are one.
  private func row(_ attributes: XMLAttributes) throws(SpreadsheetError) -> TableRow? {
    let count = attributes["table:number-rows-repeated"].flatMap { Int($0) } ?? 1
    guard (1...SpreadsheetLimits.rowCount).contains(count) else { throw .damaged }
    let first = number + 1
    guard first <= SpreadsheetLimits.rowCount else { throw .tooLarge }
    number = min(number + count, SpreadsheetLimits.rowCount)
    let cells = try cells(first)
    let visibility = attributes["table:visibility"] ?? "visible"
    guard let row = cells.tableRow(first, isHidden: visibility != "visible") else { return nil }
    if count > 1 {
      repetitionCount += count
      guard repetitionCount <= SpreadsheetLimits.repetitionCount else { throw .tooLarge }
      repeated = (row, count - 1)
    }
    return row
  }

  /// The row of before with the next number, if it is to be repeated.
  private func again() -> TableRow? {
    guard let (row, count) = repeated else { return nil }
    var next = TableRow(number: row.number + 1, cells: row.cells)
    next.isHidden = row.isHidden
    next.inexactCells = row.inexactCells
    repeated = count > 1 ? (next, count - 1) : nil
    return next
  }

  /// The cells up to the end of the row that has begun.
  private func cells(_ number: Int) throws(SpreadsheetError) -> SheetRow {
    var row = SheetRow()
    var column = 0
    var begun: [(text: String, column: Int, lastRow: Int)] = []
    while let event = try events.next() {
      guard case .start(let name, let attributes) = event else {
        if case .end = event { break }
        continue
      }
      guard name == "table:table-cell" || name == "table:covered-table-cell" else {
        try events.skip()
        continue
      }
      let value = try OdsCell.value(attributes, events)
      let count = attributes["table:number-columns-repeated"].flatMap { Int($0) } ?? 1
      guard (1...SpreadsheetLimits.rowCount).contains(count) else { throw .damaged }
      if value != .nothing {
        guard column + count <= SpreadsheetLimits.columnCount else { throw .tooLarge }
        for column in column..<column + count { try row.put(value, at: column) }
      }
      if let rows = attributes["table:number-rows-spanned"].flatMap({ Int($0) }),
        (2...SpreadsheetLimits.rowCount).contains(rows)
      {
        begun.append((value.text, column, number + rows - 1))
      }
      column = min(column + count, SpreadsheetLimits.rowCount)
    }
    try merged.fill(&row, number: number)
    for cell in begun { merged.begin(cell.text, column: cell.column, lastRow: cell.lastRow) }
    return row
  }
}
