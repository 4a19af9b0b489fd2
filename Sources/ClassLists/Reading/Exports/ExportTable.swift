// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// The rows of a file in an export, with their cells by title.
struct ExportTable {
  /// A row that is still valid.
  struct Row {
    /// Its number in the file.
    let number: Int

    private let cells: [String]
    private let columns: [String: Int]

    init(_ row: TableRow, _ columns: [String: Int]) {
      number = row.number
      cells = row.cells
      self.columns = columns
    }

    /// The cell below a title; empty when there is none.
    subscript(title: String) -> String {
      guard let position = columns[title.lowercased()], position < cells.count else { return "" }
      return cells[position]
    }
  }

  private let file: String
  private var rows: SeparatedText
  private let columns: [String: Int]

  init(_ text: [UInt8], file: String) throws(ImportError) {
    self.file = file
    rows = SeparatedText(text, separator: UInt8(ascii: ","))
    let titles = try rows.nextRow()?.cells ?? []
    let pairs = titles.enumerated().map { place, title in
      (title.lowercased().filter { !$0.isWhitespace }, place)
    }
    columns = Dictionary(pairs) { first, _ in first }
  }

  /// Makes sure that there are columns.
  func require(_ titles: String...) throws(ImportError) {
    for title in titles where columns[title.lowercased()] == nil {
      throw .columnMissing(title, file: file)
    }
  }

  /// Whether there is a column.
  func has(_ title: String) -> Bool { columns[title.lowercased()] != nil }

  /// How much of the file has been read, from 0 to 1.
  var fraction: Double { rows.fraction }

  /// The next row, or nil at the end; those of what is deleted are passed over.
  mutating func next() throws(ImportError) -> Row? {
    while let row = try rows.nextRow() {
      let row = Row(row, columns)
      if !Self.deletions.contains(row["status"].lowercased()) { return row }
    }
    return nil
  }

  private static let deletions: Set = ["tobedeleted", "deleted"]
}
