// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What stands on one sheet of paper, in points from its left top corner.
package struct PageDrawing: Equatable, Sendable {
  package var texts: [PageText] = []
  package var lines: [PageLine] = []

  package init() {}
}

/// Type on paper; its figures are all of one width.
package struct PageFont: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  package var isBold: Bool

  package init(_ size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}

/// A text in a place of its own, which nothing else runs into.
package struct PageText: Equatable, Sendable {
  package var text: String
  package var font: PageFont

  /// Where the place begins.
  package var x: Double

  /// How much there is of it; what has no room ends in “…”.
  package var width: Double

  /// The line that the first line stands on.
  package var baseline: Double

  /// Where the text stands in its place, whichever way it is written.
  package var alignment = Align.start

  /// How many lines there may be.
  package var lineCount = 1

  /// From black, 0, to white, 1.
  package var grey = 0.0

  package init(_ text: String, _ font: PageFont, x: Double, width: Double, baseline: Double) {
    self.text = text
    self.font = font
    self.x = x
    self.width = width
    self.baseline = baseline
  }

  /// From one line to the next.
  package var leading: Double { font.size * 1.15 }
}

/// A straight line.
package struct PageLine: Equatable, Sendable {
  package var start: PagePoint
  package var end: PagePoint
  package var thickness = 0.5

  /// From black, 0, to white, 1.
  package var grey = 0.0

  package init(from start: PagePoint, to end: PagePoint) {
    self.start = start
    self.end = end
  }
}

/// A place on paper.
package struct PagePoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
