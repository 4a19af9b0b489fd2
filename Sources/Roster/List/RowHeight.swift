// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The one height that every row of the list has.
enum RowHeight {
  /// Scripts whose lines are higher than Latin ones.
  private static let samples = ["Ågj", "漢字", "ไทยที่", "عربيّ", "😀"]

  /// Computes it for a widget’s font; true when it changed.
  static func update(for widget: Widget) -> Bool {
    let text = widget.textHeight(of: samples)
    let height = max(text + 8, widget.textHeight(of: ["M"]) * 2)
    guard height != FixedHeightBin.height else { return false }
    FixedHeightBin.height = height
    return true
  }
}
