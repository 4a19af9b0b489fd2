// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Type and sizes on paper, in points.
enum PrintStyle {
  static let body = PageFont(10.5)

  /// For two lines in the room of one.
  static let small = PageFont(7.5)
  static let title = PageFont(8.5, isBold: true)
  static let heading = PageFont(12.5, isBold: true)
  static let remark = PageFont(9)
  static let name = PageFont(10, isBold: true)

  /// A name on a label: the largest that has room.
  static let labelNames = [20.0, 17, 14, 12].map { PageFont($0, isBold: true) }

  static let rowHeight = 20.0
  static let titlesHeight = 20.0

  /// Room to write a date upright.
  static let gridTitlesHeight = 52.0
  static let headingHeight = 28.0
  static let gap = 10.0
  static let labelWidth = 160.0
  static let labelHeight = 98.0

  static let softGrey = 0.35
  static let lineGrey = 0.7
}

/// The part of a sheet that holds the students: below the head, above the foot.
struct PrintArea {
  /// What is left white at least.
  static let margin = 42.0

  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  /// The lines that head and foot stand on.
  let headBaseline: Double
  let footBaseline: Double

  init(_ paper: Paper) {
    left = max(PrintArea.margin, paper.margins.left)
    right = paper.width - max(PrintArea.margin, paper.margins.right)
    headBaseline = max(PrintArea.margin, paper.margins.top) + 8
    footBaseline = paper.height - max(PrintArea.margin * 0.7, paper.margins.bottom)
    top = headBaseline + 20
    bottom = footBaseline - 16
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
}

extension PrintColumn {
  /// What stands over the column.
  var title: String {
    switch self {
    case .number: tr("Number")
    case .name: tr("Name")
    case .reading: tr("Reading")
    case .subject: tr("Subject")
    case .note: tr("Note")
    }
  }
}
