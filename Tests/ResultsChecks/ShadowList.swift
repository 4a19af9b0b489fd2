// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
package import Gtk
package import ResultsListModel

/// A list that only knows what `items-changed` says, as a view does.
///
/// It holds the items of all its rows, reads a row when it is bound and when it
/// tells, and at each announcement compares itself with the model.
@MainActor
package final class ShadowList<Element: Entity> {
  package private(set) var items: [Object] = []
  package private(set) var rows: [ResultsRow<Element>] = []
  package private(set) var splices: [[Int]] = []

  /// What was wrong, at which announcement.
  package private(set) var failures: [String] = []

  private let model: ResultsListModel<Element>

  /// How far from a splice the lists are compared; nil for everywhere.
  private let reach: Int?

  /// What a view would show of each row in the list.
  private var faces: [RowIdentity: Face] = [:]
  private var bindings: [RowIdentity: RowObservation] = [:]

  /// The objects that rows had when the list was last seen at rest.
  private var known: [RowIdentity: Object] = [:]

  /// What a row says.
  package struct Face {
    package let element: Element?
    package let section: ListSection?
  }

  package init(_ model: ResultsListModel<Element>, reach: Int? = nil) {
    (self.model, self.reach) = (model, reach)
    follow(0, 0, model.list.count)
    splices = []
    compareAll()
    model.list.onItemsChanged { [weak self] in self?.follow($0, $1, $2) }
  }

  /// The splices since the last call.
  package func takeSplices() -> [[Int]] {
    defer { splices = [] }
    return splices
  }

  /// What a view would show at a position.
  package func face(at position: Int) -> Face? { faces[rows[position].identity] }

  /// Compares all of it with the list at rest: a row that was there before is
  /// the same object.
  package func compareAll() {
    compare(0..<items.count)
    if Set(items).count != items.count { fail("a row twice") }
    var seen: [RowIdentity: Object] = [:]
    for (item, row) in zip(items, rows) {
      if let old = known[row.identity], old != item { fail("another object for \(row.identity)") }
      seen[row.identity] = item
    }
    known = seen
  }

  private func follow(_ position: Int, _ removed: Int, _ added: Int) {
    splices.append([position, removed, added])
    let new = (position..<position + added).compactMap(model.list.item)
    rows[position..<position + removed].forEach(unbind)
    items.replaceSubrange(position..<position + removed, with: new)
    rows.replaceSubrange(
      position..<position + removed, with: new.compactMap(ResultsRow<Element>.behind))
    if rows.count != items.count { fail("an item that is no row") }
    rows[position..<position + added].forEach(bind)
    // The items are held, so the same row must be the same GObject.
    if model.list.count != items.count { return fail("another count than the list’s") }
    let near = reach.map { position - $0..<position + added + $0 } ?? 0..<items.count
    compare(near.clamped(to: 0..<items.count))
  }

  private func compare(_ positions: Range<Int>) {
    for position in positions where model.list.item(at: position) != items[position] {
      fail("another item at \(position)")
    }
  }

  private func bind(_ row: ResultsRow<Element>) {
    read(row)
    bindings[row.identity] = row.onChanged { [weak self, weak row] in
      if let row { self?.read(row) }
    }
  }

  private func unbind(_ row: ResultsRow<Element>) {
    bindings.removeValue(forKey: row.identity)?.cancel()
    faces[row.identity] = nil
  }

  private func read(_ row: ResultsRow<Element>) {
    let face = Face(element: row.element, section: row.section)
    if row.id != nil && face.element == nil { fail("a row without values") }
    faces[row.identity] = face
  }

  private func fail(_ words: String) { failures.append("\(words) after \(splices.suffix(3))") }
}
