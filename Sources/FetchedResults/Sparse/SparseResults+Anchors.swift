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

  /// The rows of the largest section in which places are counted from far away.
  var largestSectionWithoutAnchors: Int {
    sections.reduce(0) { $1.count > $0 && lacksAnchors($1) ? $1.count : $0 }
  }

  /// The anchors that follow those which a section has.
  ///
  /// - Parameter limit: How many rows are walked at most.
  func moreAnchors(
    of section: DatabaseValue, limit: Int? = nil, in connection: borrowing Connection
  ) throws(DatabaseError) -> Anchors {
    let start = anchors[section]?.last ?? Anchors.Start()
    var more = Anchors(of: section)
    more.origin = start.base
    var row = 0
    try walk.rows(of: section, from: start, limit: limit, in: connection) { statement in
      if row > 0 && row % Anchors.step == 0 {
        more.append(walk.key(section, statement), base: start.base + row)
      }
      row += 1
    }
    more.isComplete = limit.map { row < $0 } ?? true
    return more
  }

  /// The anchors that follow those which a section has, bit by bit until there is
  /// something better to do.
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
    repeat {
      let limit = min(8 * Anchors.step, stretch)
      let more = try results.moreAnchors(of: section, limit: limit, in: connection)
      results.add(more)
      found.append(more)
      walked += limit
    } while walked < stretch && found.last?.isComplete == false && !isAwaited()
    return found
  }

  /// Adds what `moreAnchors(of:limit:in:)` found in these very results.
  mutating func add(_ more: Anchors) {
    anchors[more.keys.section, default: Anchors(of: more.keys.section)].append(more)
  }
}
