// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The new results and how the old ones become them.
struct ResultsBatch<Element: Entity>: Sendable {
  let state: ResultsState<Element>
  let difference: ResultsDifference<Element>
}

extension ResultsState {
  /// What becomes of these results at the snapshot that `next` reads.
  ///
  /// - Parameters:
  ///   - oldRows: Every row that may have changed, as it stands in these
  ///     results' snapshot. Rows that did not change may be among them.
  ///   - next: A connection in the new snapshot. Nothing else is read.
  /// - Returns: nil when no row of these results changed.
  /// - Complexity: O(c log n) look-ups and O(n) moves of ids for c changed rows;
  ///   when c is a large part of n, one walk through the rows instead.
  func batch(
    _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> ResultsBatch<Element>? {
    let changed = try changedRows(oldRows, next: next)
    guard !changed.isEmpty else { return nil }
    let isLarge = changed.count > 64 && changed.count > matchingCount / 16
    var (state, transitions) =
      isLarge
      ? try reread(changed, next: next)
      : try patched(changed, oldRows: oldRows, next: next)
    if !Window(query.request).isEverything {
      transitions = windowTransitions(changed, to: state)
    }
    let builder = DifferenceBuilder(old: self, new: state, transitions: transitions)
    let difference = try builder.difference { id throws(DatabaseError) in
      // A row that only left the window is as it was.
      if let old = oldRows[id] { return old.values }
      return try query.values(of: id, in: next)
    }
    assert(replays(difference, to: state), "a difference does not turn old results into new")
    return ResultsBatch(state: state, difference: difference)
  }

  private var matchingCount: Int { matching.reduce(0) { $0 + $1.ids.count } }

  /// The rows that really differ between the snapshots, in these results or out.
  private func changedRows(
    _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> [ChangedRow] {
    var changed: [ChangedRow] = []
    for (id, old) in oldRows {
      let newKey = try query.key(of: id, in: next)
      if old.key == nil && newKey == nil { continue }
      let columns = Element.table.changedColumns(
        from: old.values, to: try query.values(of: id, in: next))
      if old.key == newKey && columns.isEmpty { continue }
      changed.append(
        ChangedRow(id: id, oldKey: old.key, newKey: newKey, changedColumns: columns))
    }
    return changed
  }

  /// The new results by reading them all.
  private func reread(
    _ changed: [ChangedRow], next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    let state = try Self(query, from: next)
    let ids = Set(changed.map(\.id))
    let old = places(of: ids, in: sections)
    let new = places(of: ids, in: state.sections)
    let transitions = changed.map {
      RowTransition(
        id: $0.id, old: old[$0.id], new: new[$0.id], staysInSection: $0.staysInSection,
        changedColumns: $0.changedColumns)
    }
    return (state, transitions)
  }

  /// The rows that changed or crossed the window's edge, with places inside it.
  private func windowTransitions(
    _ changed: [ChangedRow], to state: Self
  ) -> [RowTransition] {
    let oldIDs = Set(sections.flatMap(\.ids))
    let newIDs = Set(state.sections.flatMap(\.ids))
    let columns = Dictionary(uniqueKeysWithValues: changed.map { ($0.id, $0.changedColumns) })
    let touched = Set(changed.map(\.id)).intersection(oldIDs.union(newIDs))
      .union(oldIDs.symmetricDifference(newIDs))
    let old = places(of: touched, in: sections)
    let new = places(of: touched, in: state.sections)
    return touched.map { id in
      let stays =
        if let old = old[id], let new = new[id] {
          sections[old.section].key == state.sections[new.section].key
        } else { false }
      return RowTransition(
        id: id, old: old[id], new: new[id], staysInSection: stays,
        changedColumns: columns[id] ?? [])
    }
  }

  private func places(
    of ids: Set<RowID>, in sections: [SectionState]
  ) -> [RowID: IndexPath] {
    var places: [RowID: IndexPath] = [:]
    for (section, state) in sections.enumerated() {
      for (row, id) in state.ids.enumerated() where ids.contains(id) {
        places[id] = IndexPath(section: section, row: row)
      }
    }
    return places
  }
}
