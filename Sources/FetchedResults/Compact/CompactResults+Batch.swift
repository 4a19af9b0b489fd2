// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension CompactResults {
  /// What becomes of these results at the snapshot that `next` reads.
  ///
  /// Those that are only the first rows stay the first.
  ///
  /// - Complexity: O(c log n) look-ups and O(n) moves of ids for c changed rows;
  ///   when c is a large part of n, one walk through the rows instead. The first rows
  ///   are found anew.
  func batch(
    _ changed: [ChangedRow], _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> ResultsBatch<Element> {
    let (state, transitions) = try moved(changed, oldRows, next: next)
    let builder = DifferenceBuilder(
      order: RowOrder(query), old: heads, new: state.heads, transitions: transitions)
    let difference: ResultsDifference<Element> = try builder.difference {
      id throws(DatabaseError) in
      // A row that only left the window is as it was.
      if let old = oldRows[id] { return old.values }
      return try query.values(of: id, in: next)
    }
    assert(replays(difference, to: state), "a difference does not turn old results into new")
    return ResultsBatch(oldSections: heads, state: .compact(state), difference: difference)
  }

  private func moved(
    _ changed: [ChangedRow], _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    if let firstRows {
      let first = try FirstRows(firstRows, of: query, in: next)
      let state = if let first { first.results } else { try Self(query, from: next) }
      return (state, windowTransitions(changed, to: state))
    }
    let isLarge = changed.count > 64 && changed.count > matchingCount / 16
    let (state, transitions) =
      isLarge
      ? try reread(changed, next: next)
      : try patched(changed, oldRows: oldRows, next: next)
    let isEverything = Window(query.request).isEverything
    return (state, isEverything ? transitions : windowTransitions(changed, to: state))
  }

  private var matchingCount: Int { matching.reduce(0) { $0 + $1.ids.count } }

  /// The new results by reading them all.
  private func reread(
    _ changed: [ChangedRow], next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    let state = try Self(query, from: next)
    let ids = Set(changed.map(\.id))
    let old = places(of: ids, in: sections)
    let new = places(of: ids, in: state.sections)
    let transitions = changed.map {
      RowTransition($0, old: old[$0.id], new: new[$0.id])
    }
    return (state, transitions)
  }

  /// The rows that changed or crossed the edge of what is shown, with places inside it.
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
