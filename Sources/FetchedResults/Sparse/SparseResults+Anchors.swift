// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension SparseResults {
  /// A section of this many rows is walked from its start.
  static var smallSection: Int { 4 * Anchors.step }

  /// Whether places in a section would be found faster with more anchors.
  func lacksAnchors(_ section: SectionHead) -> Bool {
    section.count > Self.smallSection && anchors[section.key]?.isComplete != true
  }

  /// Whether the ids of a section are kept in part, or its anchors are.
  func isUnfinished(_ key: DatabaseValue) -> Bool {
    guard let section = order.sectionIndex(of: key, in: sections), let anchors = anchors[key]
    else { return false }
    return lacksAnchors(sections[section]) || !anchors.ids.isEmpty && lacksIDs(sections[section])
  }

  /// Whether places in a section are walked to that would be at hand with more ids.
  func lacksIDs(_ section: SectionHead) -> Bool {
    (anchors[section.key]?.ids.count ?? 0) < section.count
  }

  /// Whether anchors or ids would bring places in a section nearer.
  func lacksPlaces(_ section: SectionHead) -> Bool { lacksAnchors(section) || lacksIDs(section) }

  /// How many rows are walked to a place in a section; 0 where its id is kept.
  func distance(to row: Int, in section: SectionHead) -> Int {
    guard let anchors = anchors[section.key] else { return row }
    return row < anchors.ids.count ? 0 : row - anchors.start(forRow: row).base
  }

  /// The anchors that follow those which a section has, with the ids of the rows between
  /// them; where all anchors are there, ids that follow.
  ///
  /// - Parameter limit: How many rows are walked at most.
  func moreAnchors(
    of section: DatabaseValue, limit: Int? = nil, in connection: borrowing Connection
  ) throws(DatabaseError) -> Anchors {
    let known = anchors[section] ?? Anchors(of: section)
    var more = Anchors(of: section)
    more.origin = known.end
    let start = known.isComplete ? known.start(forRow: known.end) : known.last
    var ids: [RowID] = []
    var row = 0
    try walk.rows(
      of: section, from: start, skipping: more.origin - start.base, limit: limit, in: connection
    ) { statement in
      if !known.isComplete && row > 0 && row % Anchors.step == 0 {
        more.append(walk.key(section, statement), base: start.base + row)
      }
      ids.append(statement.integer(at: 0))
      if ids.count == 8 * Anchors.step { more.take(&ids) }
      row += 1
    }
    more.take(&ids)
    more.isComplete = known.isComplete || limit.map { row < $0 } ?? true
    return more
  }

  /// What `moreAnchors(of:limit:in:)` finds, bit by bit until there is something better to
  /// do.
  ///
  /// - Parameters:
  ///   - stretch: How many rows are walked at most.
  ///   - isAwaited: Whether what was found is enough; asked after each bit.
  func moreAnchors(
    of section: DatabaseValue, stretch: Int, in connection: borrowing Connection,
    until isAwaited: () -> Bool
  ) throws(DatabaseError) -> [Anchors] {
    var results = self
    var found: [Anchors] = []
    var walked = 0
    let bit = min(8 * Anchors.step, stretch)
    repeat {
      let more = try results.moreAnchors(of: section, limit: bit, in: connection)
      results.add(more)
      found.append(more)
      walked += bit
    } while walked < stretch && found.last?.ids.count == bit && !isAwaited()
    return found
  }

  /// Whether anchors or ids were found from where those end that a section has.
  func adjoins(_ more: Anchors) -> Bool {
    guard let known = anchors[more.keys.section] else { return more.origin == 0 }
    return known.end == more.origin && !(known.isComplete && more.keys.count > 0)
  }

  /// Adds what `moreAnchors(of:limit:in:)` found in these very results.
  mutating func add(_ more: Anchors) {
    stamp += 1
    anchors.append(more, stamp)
  }
}

// MARK: - Memory for ids

extension SparseResults {
  /// How much memory the ids take that are kept.
  var idByteCount: Int { anchors.idByteCount }

  /// Keeps fewer ids: none of a section that alone has too many, then none of those
  /// sections whose ids were read first.
  mutating func forgetIDs(beyond limit: Int) {
    for section in sections where PackedIDs.byteCount(section.count) > limit {
      anchors[section.key]?.forgetIDs()
    }
    let oldest = idByteCount > limit ? anchors.oldestFirst : []
    for section in oldest where idByteCount > limit { anchors[section]?.forgetIDs() }
  }
}

extension ResultsState {
  /// Whether each id that is kept is the one that was read at its place.
  ///
  /// For assertions.
  func keepsOnlyIDs(of read: CompactResults<Element>) -> Bool {
    guard case .sparse(let results) = self else { return true }
    return read.sections.allSatisfy { section in
      let kept = results.anchors[section.key]?.ids.all ?? []
      return section.ids.starts(with: kept)
    }
  }
}
