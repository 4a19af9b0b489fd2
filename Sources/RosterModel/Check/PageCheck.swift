// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// What SQLite itself finds wrong in the file.
struct PageCheck {
  /// Damage of what nothing can replace.
  private(set) var pages: [String] = []

  /// Entries of indexes that do not fit the rows.
  private(set) var indexes: [String] = []

  /// Looks through all pages.
  ///
  /// - Complexity: O(bytes).
  init(_ transaction: borrowing Transaction) throws(DatabaseError) {
    let lines: [String]
    do throws(DatabaseError) {
      lines = try transaction.values("PRAGMA integrity_check").compactMap {
        String(databaseValue: $0[0])
      }
    } catch  where error.kind == .corrupt {
      lines = [error.message]
    }
    for line in lines where line != "ok" {
      if Self.isOfIndex(line) { indexes.append(line) } else { pages.append(line) }
    }
  }

  /// Source: “PRAGMA integrity_check” of SQLite, and its messages; virtual tables speak
  /// for themselves since 3.44.
  private static func isOfIndex(_ line: String) -> Bool {
    line.hasPrefix("wrong # of entries in index ")
      || line.hasPrefix("row ") && line.contains(" missing from index ")
      || line.hasPrefix("non-unique entry in index ")
      || line.hasPrefix("rowid not at end-of-record")
      || line.contains("FTS5")
  }
}
