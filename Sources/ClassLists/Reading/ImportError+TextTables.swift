// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

extension ImportError {
  /// What a failure to read a table means for an import.
  init(_ error: TextTableError) {
    switch error {
    case .notText(let row): self = .notText(row: row)
    case .unclosedQuote(let row): self = .unclosedQuote(row: row)
    }
  }
}

extension FileText {
  /// Reads the text of a class list.
  init(ofClassList bytes: [UInt8], in encoding: TextEncoding) throws(ImportError) {
    do throws(TextTableError) {
      try self.init(bytes, in: encoding)
    } catch {
      throw ImportError(error)
    }
  }
}

extension SeparatedText {
  /// The next row of a class list that is not blank, or nil at the end.
  ///
  /// - Throws: `ImportError`, soon after its task is cancelled, too.
  mutating func nextRow() throws(ImportError) -> TableRow? {
    let row: TableRow?
    do throws(TextTableError) { row = try next() } catch { throw ImportError(error) }
    if let row, row.number % 1024 == 0, Task.isCancelled { throw .cancelled }
    return row
  }
}
