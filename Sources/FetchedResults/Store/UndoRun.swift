// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Changes of one kind to different rows of one entity that follow one another.
struct UndoRun {
  /// The changes, the last first; there is at least one.
  private(set) var changes: [JournalChange]

  private var ids: Set<RowID>

  private init(_ change: JournalChange) {
    changes = [change]
    ids = [change.row.id]
  }

  var kind: JournalKind { changes[0].kind }

  /// What the inverse wants, by number: the first and the last row of the journal.
  var arguments: [DatabaseValue] {
    [.integer(changes[changes.count - 1].seq), .integer(changes[0].seq)]
  }

  /// All changes in runs, the last first.
  static func runs(of changes: [JournalChange]) -> [UndoRun] {
    var runs: [UndoRun] = []
    for change in changes where change.kind != .replace {
      if runs.isEmpty || !runs[runs.count - 1].append(change) { runs.append(UndoRun(change)) }
    }
    return runs
  }

  private mutating func append(_ change: JournalChange) -> Bool {
    guard change.kind == kind, change.row.entity == changes[0].row.entity,
      ids.insert(change.row.id).inserted
    else { return false }
    changes.append(change)
    return true
  }
}

extension EntityJournal {
  /// The statement that takes a run of changes back; ?1 is its first seq, ?2 its last.
  ///
  /// Between the two the journal holds nothing else but notes of REPLACE.
  func inverse(ofRunOf kind: JournalKind) -> String? {
    let columns = columns.map(quoted).joined(separator: ", ")
    return switch kind {
    case .insert:
      """
      DELETE FROM \(quoted(table)) WHERE id IN (
        SELECT row_id FROM journal
        WHERE seq BETWEEN ?1 AND ?2 AND kind = \(JournalKind.insert.rawValue))
      """
    case .update where values.isEmpty: nil
    case .update:
      """
      UPDATE \(quoted(table)) SET \(values.map { "\($0) = image.\($0)" }.joined(separator: ", "))
      FROM \(beforeTable) AS image
      WHERE image.seq BETWEEN ?1 AND ?2 AND \(quoted(table)).id = image.id
      """
    case .delete:
      """
      INSERT INTO \(quoted(table)) (\(columns))
      SELECT \(columns) FROM \(beforeTable) WHERE seq BETWEEN ?1 AND ?2 ORDER BY seq DESC
      """
    case .replace: nil
    }
  }
}
