// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel

/// Taking back and doing again.
extension RosterWindow {
  func undo() {
    guard let database else { return }
    perform(undoWords) { window in
      guard let group = try await database.undo() else { return }
      window.whenCaughtUp { [unowned window] in
        window.list.reveal(group.rows.map(\.id))
        window.offerRedo(tr("Undone: {name}", with: ["name": group.name]))
      }
    }
  }

  func redo() {
    guard let database else { return }
    perform(redoWords) { window in
      guard let group = try await database.redo() else { return }
      window.whenCaughtUp { [unowned window] in
        window.list.reveal(group.rows.map(\.id))
        window.offerUndo(tr("Done again: {name}", with: ["name": group.name]))
      }
    }
  }

  /// Says what was done, once the list shows it, with a way back.
  func offerUndo(_ sentence: String) {
    whenCaughtUp { [unowned self] in
      toast.show(sentence, button: tr("Undo")) { [weak self] in self?.undo() }
    }
  }

  private func offerRedo(_ sentence: String) {
    toast.show(sentence, button: tr("Redo")) { [weak self] in self?.redo() }
  }

  /// The items of the menu name what they take back.
  func showUndo() {
    undoMenu.removeAll()
    undoMenu.append(undoWords ?? tr("Undo"), action: "win.undo")
    undoMenu.append(redoWords ?? tr("Redo"), action: "win.redo")
    widget.setEnabled("undo", undoWords != nil)
    widget.setEnabled("redo", redoWords != nil)
  }

  /// What would be taken back; nil when there is nothing.
  private var undoWords: String? {
    (database?.context.undoName).map { tr("Undo {name}", with: ["name": $0]) }
  }

  /// What would be done again; nil when there is nothing.
  private var redoWords: String? {
    (database?.context.redoName).map { tr("Redo {name}", with: ["name": $0]) }
  }
}
