// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Finds out how wide text is on paper.
protocol TextMeasure {
  func width(of text: String, in font: PageFont) -> Double
}

extension PageMeasure: TextMeasure {}

/// The columns of a list or grid, side by side.
struct PrintTable {
  struct Column {
    let kind: PrintColumn
    let x: Double
    let width: Double
  }

  /// White at both sides of a column’s text.
  static let padding = 5.0

  /// How wide a box to write in is at least, and at most.
  static let boxWidths = (least: 11.0, most: 44.0)

  let columns: [Column]

  /// The edges of the boxes to write in; none in a list.
  let boxEdges: [Double]

  /// Divides the room from one edge to another.
  ///
  /// Columns get what they want; where that is too much, the widest give way.
  ///
  /// - Parameters:
  ///   - wanted: Each column, and how wide its text is.
  ///   - boxes: How many boxes stand behind them.
  init(
    _ wanted: [(kind: PrintColumn, width: Double)], boxes: Int, from left: Double, to right: Double
  ) {
    let padded = wanted.map { $0.width + 2 * PrintTable.padding }
    let share = boxes == 0 ? 0 : (right - left - padded.reduce(0, +)) / Double(boxes)
    let box = min(max(share, PrintTable.boxWidths.least), PrintTable.boxWidths.most)
    let first = right - (boxes == 0 ? 0 : box * Double(boxes))
    boxEdges = boxes == 0 ? [] : (0...boxes).map { first + box * Double($0) }
    var widths = PrintTable.fit(padded, into: first - left)
    let spare = first - left - widths.reduce(0, +)
    // A number stands beside its name.
    let wide = wanted.indices.filter { wanted[$0].kind != .number }
    for index in wide { widths[index] += spare / Double(wide.count) }
    var x = left
    columns = zip(wanted, widths).map { column, width in
      defer { x += width }
      return Column(kind: column.kind, x: x, width: width)
    }
  }

  /// Gives each what it wants, and to those that want more than is left for each, the same.
  static func fit(_ wanted: [Double], into room: Double) -> [Double] {
    var widths = wanted
    var left = room
    var waiting = wanted.indices.sorted { wanted[$0] < wanted[$1] }[...]
    while let index = waiting.first {
      widths[index] = min(wanted[index], left / Double(waiting.count))
      left -= widths[index]
      waiting = waiting.dropFirst()
    }
    return widths
  }
}
