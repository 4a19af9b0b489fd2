// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel

/// Edit mode: checks and delete buttons in the rows, a bar at the foot.
extension RosterWindow {
  func setUpEditing() {
    editing.action.onChangeState { [unowned self] in setEditing($0.boolean) }
    editing.delete.onActivate { [unowned self] in delete(list.model?.selectedIDs ?? []) }
    editing.move.onActivate { [unowned self] in move(list.model?.selectedIDs ?? []) }
    editing.export.onActivate { [unowned self] in exportSelected() }
    for action in [editing.action, editing.delete, editing.move, editing.export] {
      widget.addAction(action)
    }
  }

  func setEditing(_ isEditing: Bool) {
    editing.action.isOn = isEditing
    list.isEditing = isEditing
    list.holdTop()
    editing.bar.isRevealed = isEditing
    selectionDidChange()
    showContents()
    list.focusSomething()
  }

  /// Says how many are selected, and acts only on those in sight.
  func selectionDidChange() {
    guard list.isEditing else { return }
    let all = list.model?.selectedCount ?? 0
    let hidden = list.model?.hiddenSelectedCount ?? 0
    let selected = trn("{n} selected", "{n} selected", all)
    editing.label.text =
      hidden == 0
      ? selected
      : tr(
        "{selected}, {hidden}",
        with: ["selected": selected, "hidden": trn("{n} not shown", "{n} not shown", hidden)])
    editing.delete.isEnabled = all > hidden
    editing.move.isEnabled = all > hidden
    editing.export.isEnabled = all > hidden
  }
}
