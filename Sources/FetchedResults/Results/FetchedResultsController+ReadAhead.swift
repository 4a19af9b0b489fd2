// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension FetchedResultsController {
  func hasPlaces(fartherThan rows: Int) -> Bool {
    // Few sections are large enough, mostly none.
    let large = heads.indices.filter { heads[$0].count > rows }
    guard !large.isEmpty, case .sparse(let results) = state else { return false }
    return large.contains { results.lacksAnchors(heads[$0]) }
  }

  func wantNearerPlaces() {
    guard case .sparse(let results) = state else { return }
    let large = results.sections.filter { $0.count > 100 * Anchors.step }
    wantedAnchors.formUnion(large.filter(results.lacksAnchors).map { $0.key })
  }

  var wantsReadAhead: Bool { !wantedAnchors.isEmpty }

  /// Has places made nearer in a section in which someone looks: anchors made, and ids
  /// kept that were not or no longer.
  ///
  /// It is done at once where so much was passed over that it costs less than to wait
  /// until the main actor has time.
  ///
  /// - Parameter row: How deep; the first rows are near enough.
  func wantAnchors(inSection section: Int, row: Int) {
    guard case .sparse(let results) = state else { return }
    let head = results.sections[section]
    if results.lacksAnchors(head) {
      guard row > SparseResults<Element>.smallSection else { return }
      wantedAnchors.insert(head.key)
      if hasPassed(row, head, times: patience) { return makeAnchors(of: head.key, results) }
    } else if results.lacksIDs(head) {
      let distance = results.distance(to: row, in: head)
      guard distance > 0, hasPassed(distance, head, times: 1) else { return }
      if head.count <= SparseResults<Element>.smallSection {
        return makeAnchors(of: head.key, results)
      }
      wantedAnchors.insert(head.key)
    } else {
      return
    }
    context.readAhead()
  }

  /// Whether as many rows as a section has, or several times as many, were passed over.
  private func hasPassed(_ rows: Int, _ head: SectionHead, times: Int) -> Bool {
    passed[head.key, default: 0] += rows
    guard passed[head.key, default: 0] > times * head.count else { return false }
    passed[head.key] = 0
    return true
  }

  private func makeAnchors(of section: DatabaseValue, _ results: SparseResults<Element>) {
    let more = try? results.moreAnchors(of: section, in: context.current.connection)
    if let more { add([more], to: results) }
  }

  /// Has anchors made in the sections that changes touched.
  func wantAnchors(where changes: [RowChange<Element>]) {
    for change in changes {
      switch change.kind {
      case .insert(let path), .move(_, let path), .update(_, let path):
        wantAnchors(inSection: path.section, row: path.row)
      case .delete: break
      }
    }
  }

  func takeReadAhead() -> BatchWork? {
    guard case .sparse(let results) = state else { return nil }
    wantedAnchors = wantedAnchors.filter { key in
      results.order.sectionIndex(of: key, in: results.sections)
        .map { results.lacksPlaces(results.sections[$0]) } ?? false
    }
    guard let section = wantedAnchors.popFirst() else { return nil }
    let (generation, stretch) = (generation, stretch)
    return { [weak self, context] next throws(DatabaseError) in
      let found = try results.moreAnchors(of: section, stretch: stretch, in: next) {
        context.moveIsAwaited.load(ordering: .relaxed)
      }
      return { [weak self] in self?.receive(found, generation) }
    }
  }

  /// Takes anchors in, unless the results were fetched since.
  private func receive(_ found: [Anchors], _ generation: Int) {
    guard generation == self.generation, case .sparse(let results) = state,
      let first = found.first, results.adjoins(first)
    else { return }
    add(found, to: results)
  }

  private func add(_ found: [Anchors], to known: SparseResults<Element>) {
    guard let section = found.first?.keys.section else { return }
    var results = known
    for more in found { results.add(more) }
    results.forgetIDs(beyond: context.idShare)
    state = .sparse(results)
    if results.isUnfinished(section) { wantedAnchors.insert(section) }
  }

  func forgetIDs(beyond limit: Int) {
    guard case .sparse(var results) = state, results.idByteCount > limit else { return }
    results.forgetIDs(beyond: limit)
    state = .sparse(results)
  }
}
