// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel

/// The one menu of the list’s rows, and what it was opened on.
///
/// It notes rows by what makes them the same, because positions change.
final class RowMenu {
  private(set) var targets: [RowIdentity] = []

  /// Is called when it was closed, with or without a choice.
  var onClosed: (() -> Void)?

  private let popover: PopoverMenu
  private let menu = Menu()
  private(set) var isOpen = false

  /// What a menu is opened on.
  struct Place {
    let widget: Widget
    let x: Double
    let y: Double
  }

  private let parent: Widget

  init(parent: Widget) {
    self.parent = parent
    popover = PopoverMenu(menu, parent: parent)
    popover.onClosed { [unowned self] in
      isOpen = false
      onClosed?()
    }
  }

  isolated deinit { popover.unparent() }

  /// Opens with these items, each a label and an action of the prefix `row`.
  func open(
    _ items: [(label: String, action: String)], on targets: [RowIdentity], at place: Place
  ) {
    guard let point = place.widget.point(x: place.x, y: place.y, in: parent) else { return }
    self.targets = targets
    menu.removeAll()
    for item in items { menu.append(item.label, action: "row.\(item.action)") }
    isOpen = true
    popover.popUp(x: point.x, y: point.y)
  }

  /// Closes when one of its rows is gone.
  func popDown(unless isPresent: (RowIdentity) -> Bool) {
    if isOpen, !targets.allSatisfy(isPresent) { popover.popDown() }
  }
}
