// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import ResultsListModel

@Suite struct `A set of row ids` {
  @Test func `holds ids of any size`() {
    var set = RowIDSet([7, 1 << 40, -3, 8])
    #expect(set.count == 4)
    #expect(set.contains(7) && set.contains(1 << 40) && set.contains(-3) && !set.contains(9))
    set.remove(-3)
    set.remove(8)
    set.insert(7)
    #expect(Set(set.ids) == [7, 1 << 40])
    set.subtract(RowIDSet([7, 1 << 40]))
    #expect(set.isEmpty)
  }
}
