// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// What a section shows of itself in one line: a triangle, its name, its count.
final class SectionLine {
  let box = Box(.horizontal, spacing: 8)

  private let triangle = Image(icon: "pan-down-symbolic")
  private let name = Label()
  private let count = Label()

  init() {
    box.addCSSClass("section-row")
    box.expandsHorizontally = true
    name.addCSSClass("section-name")
    name.horizontalTextAlignment = 0
    name.expandsHorizontally = true
    name.ellipsizesAtEnd()
    name.showsCutTextInTooltip()
    count.addCSSClass("count")
    for part in [triangle, name, count] as [Widget] { box.append(part) }
  }

  func show(name: String, count: Int, isCollapsed: Bool) {
    self.name.text = name
    self.count.text = String(count)
    triangle.setIcon(isCollapsed ? "pan-end-symbolic" : "pan-down-symbolic")
  }
}
