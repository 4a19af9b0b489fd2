// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension FetchedResultsController {
  var farthestPlace: Int {
    guard case .sparse(let results) = state else { return 0 }
    return results.largestSectionWithoutAnchors
  }

  func wantNearerPlaces() {
    guard case .sparse(let results) = state else { return }
    let large = results.sections.filter { $0.count > 100 * Anchors.step }
    wantedAnchors.formUnion(large.filter(results.lacksAnchors).map { $0.key })
  }

  var wantsReadAhead: Bool { !wantedAnchors.isEmpty }

  /// Has anchors made in a section in which someone looks.
  ///
  /// They are made at once where so much was passed over that it costs less than to
  /// wait until the main actor has time.
  ///
  /// - Parameter row: How deep; the first rows are near enough.
  func wantAnchors(inSection section: Int, row: Int) {
    guard row > SparseResults<Element>.smallSection, case .sparse(var results) = state,
      results.lacksAnchors(results.sections[section])
    else { return }
    let head = results.sections[section]
    wantedAnchors.insert(head.key)
    passed[head.key, default: 0] += row
    guard passed[head.key, default: 0] > patience * head.count else { return context.readAhead() }
    passed[head.key] = 0
    if let more = try? results.moreAnchors(of: head.key, in: context.current.connection) {
      results.add(more)
      state = .sparse(results)
    }
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
        .map { results.lacksAnchors(results.sections[$0]) } ?? false
    }
    guard let section = wantedAnchors.popFirst() else { return nil }
    let (generation, stretch) = (generation, stretch)
    return { [weak self, context] next throws(DatabaseError) in
      let found = try results.moreAnchors(of: section, stretch: stretch, in: next) {
        context.moveIsAwaited.load(ordering: .relaxed)
      }
      return { [weak self] in found.forEach { self?.receive($0, generation) } }
    }
  }

  /// Takes anchors in, unless the results were fetched since.
  private func receive(_ more: Anchors, _ generation: Int) {
    guard generation == self.generation, case .sparse(var results) = state,
      results.anchors[more.keys.section]?.last.base ?? 0 == more.origin
    else { return }
    results.add(more)
    state = .sparse(results)
    if !more.isComplete { wantedAnchors.insert(more.keys.section) }
  }
}
