// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension CompactResults {
  /// The new results by taking changed rows out and putting them in again.
  ///
  /// Old places are found by binary search with the old keys: those of changed
  /// rows are in `oldRows`, those of all others are the same in `next`.
  func patched(
    _ changed: [ChangedRow], oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    let order = RowOrder(query)
    var transitions: [RowID: RowTransition] = [:]
    for row in changed {
      transitions[row.id] = RowTransition(
        row, old: try oldPlace(of: row, oldRows: oldRows, next: next))
    }
    var patches: [DatabaseValue: SectionPatch] = [:]
    for row in changed {
      if let key = row.oldKey, let old = transitions[row.id]?.old {
        patches[key.section, default: SectionPatch()].removed.append(old.row)
      }
      if let key = row.newKey { patches[key.section, default: SectionPatch()].added.append(key) }
    }
    var sections = matching
    var newRows: [RowID: Int] = [:]
    for (key, patch) in patches {
      try apply(patch, to: key, of: &sections, rows: &newRows, order, next: next)
    }
    if query.sectionedBy != nil { sections.removeAll { $0.ids.isEmpty } }
    for row in changed {
      guard let key = row.newKey, let place = newRows[row.id],
        let section = order.sectionIndex(of: key.section, in: sections)
      else { continue }
      transitions[row.id]?.new = IndexPath(section: section, row: place)
    }
    return (Self(query, matching: sections), Array(transitions.values))
  }

  private func oldPlace(
    of row: ChangedRow, oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    let order = RowOrder(query)
    guard let key = row.oldKey,
      let section = order.sectionIndex(of: key.section, in: matching)
    else { return nil }
    let ids = matching[section].ids
    let place = try ids.partitioningIndex { id throws(DatabaseError) in
      let other = if let old = oldRows[id] { old.key } else { try query.key(of: id, in: next) }
      return other.map { !order.precedes($0, key) } ?? false
    }
    guard place < ids.count, ids[place] == row.id else { return nil }
    return IndexPath(section: section, row: place)
  }

  /// Changes one section, which is made if it is not there, and notes where its
  /// added rows stand in it.
  private func apply(
    _ patch: SectionPatch, to key: DatabaseValue, of sections: inout [SectionState],
    rows: inout [RowID: Int], _ order: RowOrder, next: borrowing Connection
  ) throws(DatabaseError) {
    let index = sections.partitioningIndex { !order.precedes($0.key, key) }
    if index == sections.count || sections[index].key != key {
      sections.insert(SectionState(key: key, name: "", ids: []), at: index)
    }
    var remaining = sections[index].ids
    for row in patch.removed.sorted(by: >) { remaining.remove(at: row) }
    var merged: [RowID] = []
    merged.reserveCapacity(remaining.count + patch.added.count)
    var taken = 0
    for added in patch.added.sorted(by: order.precedes) {
      let gap = try remaining[taken...].partitioningIndex { id throws(DatabaseError) in
        guard let other = try query.key(of: id, in: next) else { return false }
        return order.precedes(added, other)
      }
      merged += remaining[taken..<gap]
      taken = gap
      rows[added.id] = merged.count
      merged.append(added.id)
    }
    merged += remaining[taken...]
    sections[index].ids = merged
    sections[index].name = try query.name(ofSection: key, first: merged.first, in: next)
  }
}

/// What becomes of one section.
private struct SectionPatch {
  /// The rows that go, as places in the old section.
  var removed: [Int] = []

  /// The rows that come, as keys.
  var added: [RowKey] = []
}
