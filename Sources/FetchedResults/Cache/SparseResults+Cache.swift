// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension SparseResults {
  /// More changed rows than this are not rolled forward.
  private static var rollLimit: Int { 2_000 }

  /// Takes the sections from a cache, rolled forward to the present snapshot.
  ///
  /// - Returns: nil when the journal cannot say what changed since, or when so
  ///   much did that counting anew is cheaper.
  /// - Complexity: O(sections), and a few look-ups for each change since.
  init?(
    _ query: FetchQuery<Element>, _ index: OrderIndex, cached: SectionCache,
    in connection: borrowing Connection
  ) throws(DatabaseError) {
    let position = try JournalPosition(in: connection)
    guard position.isComplete(since: cached.position),
      position.seq - cached.position.seq <= Int64(Self.rollLimit)
    else { return nil }
    self.init(query, index, sections: cached.sections)
    guard let changes = try query.sectionChanges(since: cached.position, in: connection)
    else { return nil }
    for (section, change) in changes {
      try roll(section, by: change, in: connection)
    }
    if query.sectionedBy != nil { sections.removeAll { $0.count == 0 } }
  }

  private mutating func roll(
    _ section: DatabaseValue, by change: Int, in connection: borrowing Connection
  ) throws(DatabaseError) {
    let place = sections.partitioningIndex { !order.precedes($0.key, section) }
    if place == sections.count || sections[place].key != section {
      sections.insert(SectionHead(key: section, name: "", count: 0), at: place)
    }
    sections[place].count += change
    guard sections[place].count > 0 else { return }
    sections[place].name = try name(of: section, in: connection)
  }
}

extension FetchQuery {
  /// By how many rows each touched section grew since a place in the journal.
  ///
  /// A row's section at that place is in the before-image of its first change
  /// since. nil when the journal does not say what the row was.
  fileprivate func sectionChanges(
    since position: JournalPosition, in connection: borrowing Connection
  ) throws(DatabaseError) -> [DatabaseValue: Int]? {
    var changes: [DatabaseValue: Int] = [:]
    var isKnown = true
    try connection.query(
      """
      SELECT row_id, kind, min(seq) FROM journal WHERE seq > ? AND entity = ? GROUP BY row_id
      """, [.integer(position.seq), .text(Element.table.name)]
    ) { statement throws(DatabaseError) in
      let kind = JournalKind(rawValue: statement.integer(at: 1))
      switch kind {
      case .insert: break
      case .update, .delete:
        let old = try oldSection(at: statement.integer(at: 2), in: connection)
        if let old { changes[old, default: 0] -= 1 } else { isKnown = false }
      case .replace, nil: isKnown = false
      }
      if let new = try key(of: statement.integer(at: 0), in: connection)?.section {
        changes[new, default: 0] += 1
      }
    }
    return isKnown ? changes : nil
  }

  /// The section of the row whose values were kept by a journal row.
  private func oldSection(
    at seq: Int64, in connection: borrowing Connection
  ) throws(DatabaseError) -> DatabaseValue? {
    let table = quoted(Element.table.name)
    return try connection.first(
      """
      SELECT \(sectionedBy?.keySQL ?? "NULL") \
      FROM \(quoted(Element.table.name + "_before")) AS \(table) WHERE seq = ?
      """, [.integer(seq)]
    ) { $0.value(at: 0) }
  }
}
