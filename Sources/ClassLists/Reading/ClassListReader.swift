// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// Reads class lists from files that people and other programs made.
package enum ClassListReader {
  /// Reads comma- or tab-separated text.
  ///
  /// The separator is found, and the header: it may stand below title rows.
  ///
  /// - Throws: `ImportError`, with the row at fault; or `CancellationError`.
  @concurrent
  package static func read(_ bytes: [UInt8]) async throws -> ClassTable {
    let text = try FileText(ofClassList: bytes).bytes
    var (layout, rows) = try Layout.find(in: text)
    var table = ClassTable(
      rows: [], fields: layout.header.fields, ignoredTitles: layout.header.ignoredTitles)
    while let row = try rows.nextRow() {
      if row.number % 1024 == 0 { try Task.checkCancellation() }
      if layout.header.isRepeated(by: row) { continue }
      table.rows.append(
        ClassTable.Row(number: row.number, draft: try layout.header.draft(row)))
    }
    return table
  }
}
