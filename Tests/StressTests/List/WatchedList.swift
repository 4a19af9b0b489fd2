// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import ResultsListModel
import SQLite

/// The list of watched results, with a view's shadow of it and what should be
/// selected.
final class WatchedList {
  let model: ResultsListModel<Sample>
  let watched: WatchedResults
  let shadow: ShadowList<Sample>

  /// What should be selected, by identity alone.
  var selected: Set<RowID> = []

  /// The rows of the list as plain SQL has them; nil for a header.
  private(set) var ids: [RowID?] = []

  /// The row that has the focus, and where it belongs after the last change.
  private var focused: RowIdentity?
  private var target: FocusTarget?

  var random: RandomSource
  var faults: Faults { watched.faults }

  init(_ watched: WatchedResults, _ random: RandomSource) throws {
    model = ResultsListModel(watched.controller)
    (self.watched, self.random) = (watched, random)
    shadow = ShadowList(model, reach: 2)
    model.focusedIdentity = { [weak self] in self?.focused }
    model.onChange = { [weak self] in self?.target = $0 }
    try check()
  }

  /// Checks the list after a move that told a difference, or none.
  func checkMove(_ difference: ResultsDifference<Sample>?) throws {
    try forgetDeleted(difference)
    try check()
  }

  /// Another request, told as a change or fetched anew.
  func show(_ setup: Setup, told: Bool) throws {
    if told {
      try forgetDeleted(try watched.change(to: setup))
    } else {
      try model.reload { try watched.fetch(setup) }
      if setup.showsEverything { selected.formIntersection(try storedIDs()) }
    }
    try check()
  }

  /// Deleted rows are not selected; those deleted while they were hidden are
  /// missed as soon as nothing is hidden.
  private func forgetDeleted(_ difference: ResultsDifference<Sample>?) throws {
    guard let difference, !selected.isEmpty else { return }
    let stored = try storedIDs()
    if watched.setup.showsEverything { return selected.formIntersection(stored) }
    for change in difference.rowChanges {
      guard case .delete = change.kind, !stored.contains(change.id) else { continue }
      selected.remove(change.id)
    }
  }

  /// Whatever is stored, shown or not.
  private func storedIDs() throws -> Set<RowID> {
    let ids = try watched.controller.context.values("SELECT group_concat(id) FROM sample")
    guard case .text(let text) = ids[0][0] else { return [] }
    return Set(text.split(separator: ",").compactMap { RowID($0) })
  }

  /// Holds list, shadow and selection against the results.
  func check() throws {
    guard faults.isEmpty else { return }
    shadow.compareAll()
    _ = shadow.takeSplices()
    for failure in shadow.failures { faults.report("\(failure), \(watched.setup)") }
    checkSections()
    faults.check(
      shadow.rows.map(\.id) == ids, "the list is \(shadow.rows.map(\.id)), not \(ids)")
    guard faults.isEmpty else { return }
    try checkFaces()
    checkSelection()
    checkFocus()
  }

  /// The sections of the model are those of the results.
  private func checkSections() {
    let picture = watched.picture
    let sections = model.sections
    faults.check(
      sections.map(\.name) == picture.names && sections.map(\.count) == picture.ids.map(\.count),
      "other sections in the list, \(watched.setup)")
    guard faults.isEmpty else { return }
    ids = zip(sections, picture.ids).flatMap { section, ids -> [RowID?] in
      guard watched.setup.isSectioned else { return ids }
      return [nil] + (section.isCollapsed ? [] : ids)
    }
  }

  /// Some rows look as they are.
  private func checkFaces() throws {
    for _ in 0..<min(4, ids.count) {
      let position = random.below(ids.count)
      let face = shadow.face(at: position)
      if let id = ids[position] {
        faults.check(
          try Mark(face?.element, in: watched.controller.context)
            == watched.picture.row(id)?.mirroredMark,
          "row \(id) looks as it was in the list, \(watched.setup)")
        faults.check(
          model.position(of: .element(id)) == position, "row \(id) is not at \(position)")
      } else {
        faults.check(
          face?.section == model.sections[model.sectionIndex(at: position)],
          "the header at \(position) looks as it was, \(watched.setup)")
      }
    }
  }

  private func checkFocus() {
    defer {
      focused =
        ids.isEmpty || random.once(in: 4) ? nil : shadow.rows[random.below(ids.count)].identity
      target = nil
    }
    guard let focused, let target else { return }
    let isThere = model.position(of: focused) != nil
    switch target {
    case .unchanged: faults.check(isThere, "the focus stays with a row that went")
    case .row(let position): faults.check(position < ids.count, "the focus goes beyond the end")
    case .outside: faults.check(ids.isEmpty, "the focus leaves a list that has rows")
    }
  }
}
