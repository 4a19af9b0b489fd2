// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension SparseResults {
  /// The new results by going through all rows of the next snapshot once.
  ///
  /// Old places follow from the same walk: among the unchanged rows, which are
  /// alike before and after, each changed row stood where its old key sorts.
  func reread(
    _ changed: [ChangedRow], next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    var results = try Self(query, index, from: next)
    results.stamp = stamp
    var transitions = Dictionary(
      uniqueKeysWithValues: changed.map { ($0.id, RowTransition($0)) })
    var oldKeys: [DatabaseValue: [RowKey]] = [:]
    for row in changed {
      if let key = row.oldKey { oldKeys[key.section, default: []].append(key) }
    }
    for (place, section) in results.sections.enumerated() {
      let keys = oldKeys.removeValue(forKey: section.key) ?? []
      var counter = PlaceCounter(keys.sorted(by: order.precedes), order)
      var anchors = Anchors(of: section.key)
      let known = self.anchors[section.key]
      anchors.stamp = known?.stamp ?? 0
      var ids: [RowID] = []
      try walk.rows(of: section.key, in: next) { statement in
        let id = statement.integer(at: 0)
        let row = counter.row
        if row > 0 && row % Anchors.step == 0 {
          anchors.append(walk.key(section.key, statement), base: row)
        }
        let isChanged = transitions[id] != nil
        if isChanged { transitions[id]?.new = IndexPath(section: place, row: row) }
        counter.pass(isChanged: isChanged) { walk.key(section.key, statement) }
        if known?.ids.isEmpty == false { ids.append(id) }
        if ids.count == 8 * Anchors.step { anchors.take(&ids) }
      }
      anchors.take(&ids)
      anchors.isComplete = true
      results.anchors[section.key] = anchors
      note(counter.finish(), in: section.key, &transitions)
    }
    for (section, keys) in oldKeys {
      var counter = PlaceCounter(keys.sorted(by: order.precedes), order)
      note(counter.finish(), in: section, &transitions)
    }
    return (results, Array(transitions.values))
  }

  private func note(
    _ oldRows: [(id: RowID, row: Int)], in section: DatabaseValue,
    _ transitions: inout [RowID: RowTransition]
  ) {
    guard let place = order.sectionIndex(of: section, in: sections) else { return }
    for (id, row) in oldRows {
      transitions[id]?.old = IndexPath(section: place, row: row)
    }
  }
}

/// Finds where keys stood among the unchanged rows of a section.
private struct PlaceCounter {
  private let keys: [RowKey]
  private let order: RowOrder
  private var found: [(id: RowID, row: Int)] = []
  private var unchanged = 0

  /// How many rows were passed.
  private(set) var row = 0

  init(_ keys: [RowKey], _ order: RowOrder) {
    self.keys = keys
    self.order = order
  }

  mutating func pass(isChanged: Bool, key: () -> RowKey) {
    row += 1
    guard !isChanged else { return }
    if found.count < keys.count {
      let key = key()
      while found.count < keys.count, order.precedes(keys[found.count], key) { find() }
    }
    unchanged += 1
  }

  mutating func finish() -> [(id: RowID, row: Int)] {
    while found.count < keys.count { find() }
    return found
  }

  private mutating func find() {
    found.append((keys[found.count].id, unchanged + found.count))
  }
}
