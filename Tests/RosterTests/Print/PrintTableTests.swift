// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Roster

@Suite struct `The columns of a printed table` {
  @Test func `get what they want, and share what is left`() {
    let table = PrintTable(
      [(.number, 20), (.name, 100), (.note, 50)], boxes: 0, from: 40, to: 540)
    #expect(table.columns.map(\.kind) == [.number, .name, .note])
    #expect(table.columns.map(\.x) == [40, 70, 330])
    #expect(table.columns.map(\.width) == [30, 260, 210])
    #expect(table.boxEdges.isEmpty)
  }

  @Test func `give way to each other where there is too much`() {
    #expect(PrintTable.fit([10, 500, 60], into: 100) == [10, 45, 45])
    #expect(PrintTable.fit([10, 20], into: 100) == [10, 20])
  }

  @Test(arguments: 1...31)
  func `leave boxes of one width, wide enough to write in, up to the edge`(count: Int) {
    let table = PrintTable([(.number, 20), (.name, 900)], boxes: count, from: 40, to: 540)
    #expect(table.boxEdges.count == count + 1)
    #expect(table.boxEdges.last.map { abs($0 - 540) < 0.001 } == true)
    let widths = zip(table.boxEdges, table.boxEdges.dropFirst()).map { $1 - $0 }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.001 && $0 >= 11 && $0 <= 44 })
    let last = table.columns[1]
    #expect(abs(last.x + last.width - table.boxEdges[0]) < 0.001)
  }
}
