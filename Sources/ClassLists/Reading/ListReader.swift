// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import Spreadsheets
internal import TextTables

/// Reads lists that are rows of cells.
enum ListReader {
  /// Reads separated text in any encoding.
  static func read(
    _ bytes: [UInt8], _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    let spelling = try Spelling(of: bytes, answers, readings: TextReading.ofClassList)
    let text = try FileText(ofClassList: bytes, in: spelling.encoding).bytes
    let layout = try Layout.find(in: text, separator: answers.separator?.asciiValue)
    return try read(layout, answers, spelling, progress)
  }

  /// Reads a sheet of a spreadsheet.
  ///
  /// - Throws: `ImportError.empty`, also when there is no such sheet.
  static func read(
    _ book: Workbook, _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    let index = answers.sheet ?? book.sheets.firstIndex { !$0.isHidden } ?? 0
    guard book.sheets.indices.contains(index) else { throw ImportError.empty }
    let sheet: any SheetRows
    do throws(SpreadsheetError) { sheet = try book.rows(of: index) } catch {
      throw ImportError(error)
    }
    let rows = ListRows(fraction: { sheet.fraction }) { () throws(ImportError) in
      do throws(SpreadsheetError) { return try sheet.next() } catch { throw ImportError(error) }
    }
    if rows.first.isEmpty { throw rows.failure ?? .empty }
    var reading = try read(Layout(rows), answers, nil, progress)
    reading.sheets = book.sheets.map { ListSheet(name: $0.name, isHidden: $0.isHidden) }
    reading.sheet = index
    return reading
  }

  private static func read(
    _ found: Layout, _ answers: ReadingAnswers, _ spelling: Spelling?,
    _ progress: ReadingProgress
  ) throws -> ClassListReading {
    var layout = found
    answers.titleRow.map { layout.setTitles($0) }
    let roles = answers.roles ?? layout.roles
    return ClassListReading(
      table: try layout.table(roles, progress), guessedEncoding: spelling?.guessed,
      spellings: spelling?.readings ?? [], layout: ListLayout(layout, roles))
  }
}

extension Layout {
  /// Reads all rows below the header.
  fileprivate func table(
    _ roles: [ColumnRole?], _ progress: ReadingProgress
  ) throws -> ClassTable {
    let header = Header(titles: titles, roles: roles)
    var table = ClassTable(fields: header.fields)
    table.ignoredTitles = header.ignoredTitles
    guard table.fields.contains(.name) else { return table }
    var rows = rows
    rows.skip(through: head)
    while let row = try rows.next() {
      try progress.reached(row.number, rows.fraction())
      guard header.isStudent(row) else { continue }
      if row.isHidden { table.hiddenRows.append(row.number) }
      let problem = header.problem(of: row)
      for draft in header.drafts(row) {
        table.rows.append(ClassTable.Row(number: row.number, draft: draft, problem: problem))
      }
    }
    return table
  }
}

extension ListLayout {
  fileprivate init(_ layout: Layout, _ roles: [ColumnRole?]) {
    self.init(
      separator: layout.separator.map { Character(Unicode.Scalar($0)) },
      firstRows: layout.rows.first.map {
        FirstRow(number: $0.number, cells: $0.cells.map(\.keptAsText))
      },
      titleRow: layout.titleRow, titles: layout.titles?.map(\.keptAsText) ?? [], roles: roles,
      isNamed: layout.areTitlesKnown)
  }
}
