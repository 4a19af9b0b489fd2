// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The line above the list that names the section in sight.
///
/// It stands for the section’s header once that is scrolled away, and like
/// it collapses the section at a click.
final class SectionBar {
  let widget: FixedHeightBin

  var onClick: (() -> Void)?

  /// Asks for the section’s menu at a point of the bar.
  var onMenu: ((_ x: Double, _ y: Double) -> Void)?

  private let line = SectionLine()
  private let click = ClickGesture(button: 1)
  private let menuClick = ClickGesture(button: 3)

  init() {
    widget = FixedHeightBin(line.box)
    widget.addCSSClass("section-bar")
    widget.expandsHorizontally = true
    widget.isVisible = false
    // The header row itself is what a screen reader finds.
    widget.setAccessibleHidden()
    click.onReleased { [unowned self] _, _, _ in onClick?() }
    menuClick.onPressed { [unowned self] _, x, y in onMenu?(x, y) }
    widget.add(click)
    widget.add(menuClick)
  }

  func show(name: String, count: Int, isCollapsed: Bool) {
    line.show(name: name, count: count, isCollapsed: isCollapsed)
  }
}
