// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// The cells of a sheet that are merged down a column.
///
/// A sheet says it behind its rows, so it is gone through once for this; its bytes
/// only, unless they speak of merged cells.
struct XlsxMerges {
  private struct Merge {
    let rows: ClosedRange<Int>
    let column: Int
  }

  /// The last one first.
  private var ahead: [Merge] = []

  private var columns = MergedColumns()

  init(_ file: String, of archive: ZipArchive) throws(SpreadsheetError) {
    guard try Self.hasMerges(file, in: archive) else { return }
    let events = try EntryEvents(
      file, in: archive, prefixes: XlsxBook.prefixes, elements: ["mergeCell"])
    while let event = try events.next() {
      guard case .start(_, let attributes) = event, let text = attributes["ref"] else { continue }
      let corners = text.split(separator: ":").compactMap(CellReference.init)
      guard corners.count == 2, corners[0].row < corners[1].row else { continue }
      guard ahead.count < SpreadsheetLimits.rowCount else { throw .tooLarge }
      ahead.append(Merge(rows: corners[0].row...corners[1].row, column: corners[0].column))
    }
    ahead.sort { $0.rows.lowerBound > $1.rows.lowerBound }
  }

  /// Gives a row what merged cells above it say; rows come in their order.
  mutating func fill(_ row: inout SheetRow, number: Int) throws(SpreadsheetError) {
    try columns.fill(&row, number: number)
    while let merge = ahead.last, merge.rows.lowerBound <= number {
      ahead.removeLast()
      guard merge.rows.lowerBound == number, merge.column < row.cells.count else { continue }
      columns.begin(
        row.cells[merge.column], column: merge.column, lastRow: merge.rows.upperBound)
    }
  }

  /// Whether a file has the word in it.
  private static func hasMerges(
    _ file: String, in archive: ZipArchive
  ) throws(SpreadsheetError) -> Bool {
    guard let entry = archive.entry(named: file) else { throw .damaged }
    // Its first letter is in it once, so what does not go on can only begin anew.
    let word = Array("mergeCell ".utf8)
    var found = 0
    do throws(ZipError) {
      let reader = try archive.reader(of: entry)
      while let part = try reader.next() {
        for byte in part {
          found = byte == word[found] ? found + 1 : byte == word[0] ? 1 : 0
          if found == word.count { return true }
        }
      }
      return false
    } catch {
      throw SpreadsheetError(error)
    }
  }
}
