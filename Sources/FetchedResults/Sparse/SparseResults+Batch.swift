// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension SparseResults {
  /// What becomes of these results at the snapshot that `next` reads.
  ///
  /// - Complexity: O(c) short walks for c changed rows; when c is a large part
  ///   of all rows, one walk through them instead.
  func batch(
    _ changed: [ChangedRow], _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> ResultsBatch<Element> {
    let count = sections.reduce(0) { $0 + $1.count }
    let isLarge = changed.count > 64 && changed.count > count / 64
    let (results, transitions) =
      isLarge ? try reread(changed, next: next) : try patched(changed, next: next)
    let builder = DifferenceBuilder(
      order: order, old: sections, new: results.sections, transitions: transitions)
    let difference: ResultsDifference<Element> = builder.difference { oldRows[$0]?.values }
    return ResultsBatch(oldSections: sections, state: .sparse(results), difference: difference)
  }

  /// The new results by counting changed rows out and in.
  private func patched(
    _ changed: [ChangedRow], next: borrowing Connection
  ) throws(DatabaseError) -> (Self, [RowTransition]) {
    let patches = KeyPatch.bySection(changed, order)
    var results = self
    for (section, patch) in patches {
      try results.apply(patch, to: section, next: next)
    }
    if query.sectionedBy != nil { results.sections.removeAll { $0.count == 0 } }
    let transitions = try transitions(of: changed, patches, to: results, next: next)
    try results.nameSections(
      whoseFirstRowIsIn: transitions, since: sections, next: next)
    return (results, transitions)
  }

  /// The old and new places of the changed rows.
  private func transitions(
    of changed: [ChangedRow], _ patches: [DatabaseValue: KeyPatch], to results: Self,
    next: borrowing Connection
  ) throws(DatabaseError) -> [RowTransition] {
    var transitions: [RowTransition] = []
    for row in changed {
      var transition = RowTransition(row)
      if let key = row.newKey { transition.new = try results.place(ofRow: key, in: next) }
      if let place = row.oldKey.flatMap(keptPlace) {
        transition.old = place
      } else if let key = row.oldKey, let patch = patches[key.section],
        let section = order.sectionIndex(of: key.section, in: sections)
      {
        let now =
          row.newKey == key ? transition.new : try results.place(of: key, in: next)
        transition.old = IndexPath(
          section: section, row: (now?.row ?? 0) - patch.shift(at: key, order))
      }
      transitions.append(transition)
    }
    return transitions
  }

  /// Names the sections anew of which the first row is or was a changed one.
  private mutating func nameSections(
    whoseFirstRowIsIn transitions: [RowTransition], since old: [SectionHead],
    next: borrowing Connection
  ) throws(DatabaseError) {
    var keys: Set<DatabaseValue> = []
    for row in transitions {
      if let place = row.new, place.row == 0 { keys.insert(sections[place.section].key) }
      if let place = row.old, place.row == 0 { keys.insert(old[place.section].key) }
    }
    for place in sections.indices where keys.contains(sections[place].key) {
      sections[place].name = try name(of: sections[place].key, in: next)
    }
  }

  /// Changes one section, which is made if it is not there.
  private mutating func apply(
    _ patch: KeyPatch, to section: DatabaseValue, next: borrowing Connection
  ) throws(DatabaseError) {
    let place = sections.partitioningIndex { !order.precedes($0.key, section) }
    if place == sections.count || sections[place].key != section {
      sections.insert(SectionHead(key: section, name: "", count: 0), at: place)
    }
    sections[place].count += patch.added.count - patch.removed.count
    let count = sections[place].count
    guard count > 0 else {
      anchors[section] = nil
      return
    }
    if var anchors = anchors[section] {
      for key in patch.removed { anchors.countOut(key, order) }
      for key in patch.added { anchors.countIn(key, order) }
      anchors.dropEmpty(after: patch.removed, order, count: count)
      try split(&anchors, around: patch.added, of: section, count: count, next: next)
      try addIDs(of: patch.added, to: &anchors, next: next)
      self.anchors[section] = anchors
    }
    // Many places are not counted one by one from far away.
    if patch.placeCount > 4 && lacksAnchors(sections[place]) {
      add(try moreAnchors(of: section, in: next))
    }
  }

  /// Keeps the ids of rows that came among those whose ids are kept.
  ///
  /// They come in order, so each stands in the end where it finds its place.
  private func addIDs(
    of keys: [RowKey], to anchors: inout Anchors, next: borrowing Connection
  ) throws(DatabaseError) {
    for key in keys {
      let start = anchors.start(for: key, order)
      guard !anchors.ids.isEmpty, start.base <= anchors.ids.count else { continue }
      if let previous = try previous.id(before: key, in: next),
        let row = anchors.row(after: previous, before: key, order)
      {
        anchors.insert(key.id, at: row)
      } else {
        let row = start.base + (try walk.count(from: start, before: key, in: next))
        anchors.insert(key.id, at: row)
      }
    }
  }

  /// Puts anchors where rows were added until none are far apart.
  private func split(
    _ anchors: inout Anchors, around added: [RowKey], of section: DatabaseValue, count: Int,
    next: borrowing Connection
  ) throws(DatabaseError) {
    for gap in anchors.wideGaps(around: added, order, count: count) {
      var found: [(key: RowKey, base: Int)] = []
      var row = 0
      try walk.rows(of: section, from: gap.start, limit: gap.length, in: next) { statement in
        if row > 0 && row % Anchors.step == 0 && gap.length - row >= Anchors.step {
          found.append((walk.key(section, statement), gap.start.base + row))
        }
        row += 1
      }
      anchors.insert(found)
    }
  }
}
