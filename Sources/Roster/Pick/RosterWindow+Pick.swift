// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Picking a student by chance.
extension RosterWindow {
  /// Picks one of those shown; a section that is collapsed does not take part.
  func pickStudent() {
    guard let first = nextPick() else { return toast.show(tr("No student is shown")) }
    toast.hide()
    PickDialog.present(first, parent: widget) { [weak self] in self?.nextPick() }
  }

  private func nextPick() -> PickDialog.Pick? {
    let ids = shownIDs
    var random = SystemRandomNumberGenerator()
    let id = picking.pick(from: ids, using: &random) { [$0] + otherIDs(of: $0) }
    guard let id, let student = list.model?.controller.object(id: id) else { return nil }
    list.reveal([id])
    return PickDialog.Pick(student: student, turns: (picking.turns(among: ids), ids.count))
  }

  /// The records of the same person in other subjects.
  private func otherIDs(of id: RowID) -> [RowID] {
    guard let database, let student = list.model?.controller.object(id: id) else { return [] }
    return (try? database.otherRecords(of: student).ofSameName.map(\.id)) ?? []
  }

  private var shownIDs: [RowID] {
    guard let model = list.model else { return [] }
    let controller = model.controller
    return model.sections.indices.filter { !model.sections[$0].isCollapsed }.flatMap {
      controller.ids(inSection: $0, rows: 0..<controller.numberOfObjects(inSection: $0))
    }
  }
}
