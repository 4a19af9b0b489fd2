// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// What a narrow window shows otherwise, so that the roster’s name can be read in it.
extension RosterWindow {
  /// Below this width, buttons of the header bar go into the main menu.
  private static let comfortableWidth = 430

  func setUpWidth() {
    widget.onResized { [weak self] in self?.fitWidth() }
  }

  private func fitWidth() {
    guard widget.width > 0 else { return }
    let isNarrow = widget.width < Self.comfortableWidth
    guard isNarrow == header.editButton.isVisible else { return }
    header.editButton.isVisible = !isNarrow
    header.searchButton.isVisible = !isNarrow
    header.title.setCSSClass("narrow", isNarrow)
    header.subtitle.setCSSClass("narrow", isNarrow)
    search.bar.showsCloseButton = isNarrow
    editing.row.setOrientation(isNarrow ? .vertical : .horizontal)
    narrowMenu.removeAll()
    guard isNarrow else { return }
    narrowMenu.append(tr("Search"), action: "win.search")
    narrowMenu.append(tr("Edit List"), action: "win.edit-mode")
  }
}
