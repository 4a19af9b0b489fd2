// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

@Suite struct `Packed keys` {
  private static let values: [DatabaseValue] = [
    .null, .integer(.min), .integer(-1), .integer(300), .real(-0.5), .real(.infinity), .text(""),
    .text("Ärger 李四"), .blob([]), .blob([0, 255]), .blob(Array(repeating: 7, count: 254)),
    .blob(Array(repeating: 8, count: 255)), .text(String(repeating: "a", count: 70_000)),
  ]

  private let section = DatabaseValue.text("Art")

  private func key(_ sorts: [DatabaseValue], _ id: RowID) -> RowKey {
    RowKey(section: section, sorts: sorts, id: id)
  }

  @Test func `are read as they were written`() {
    var keys = PackedKeys(section: section)
    var plain: [RowKey] = []
    for (number, value) in Self.values.enumerated() {
      for other in Self.values {
        let key = key([value, other], RowID(number) - 5)
        let index = plain.count / 2
        keys.insert(key, at: index)
        plain.insert(key, at: index)
      }
    }
    keys.insert(key([], .max), at: 0)
    plain.insert(key([], .max), at: 0)
    while !plain.isEmpty {
      #expect(keys.count == plain.count)
      #expect(plain.indices.allSatisfy { keys[$0] == plain[$0] })
      for index in [plain.count - 1, plain.count / 3, 0] where plain.indices.contains(index) {
        keys.remove(at: index)
        plain.remove(at: index)
      }
    }
  }

  @Test(arguments: [[true, true], [true, false], [false, true]])
  func `are found by what comes before and after them`(isAscending: [Bool]) {
    let sorts: [SortDescriptor<Student>] = isAscending.map {
      $0 ? .ascending(Student.rank) : .descending(Student.rank)
    }
    let order = RowOrder(FetchQuery(FetchRequest(sortDescriptors: sorts), sectionedBy: nil))
    let ids: [RowID] = [.min, -1, 3, .max]
    let all = Self.values.flatMap { value in
      Self.values.flatMap { other in ids.map { key([value, other], $0) } }
    }.sorted(by: order.precedes)
    var keys = PackedKeys(section: section)
    for (index, key) in all.enumerated() where index % 3 == 0 { keys.insert(key, at: keys.count) }
    for (index, key) in all.enumerated() {
      #expect(keys.index(after: key, order) == index / 3 + 1)
    }
  }

  @Test func `know which differ in the id alone`() {
    var keys = PackedKeys(section: section)
    for (index, key) in [key([.integer(1)], 7), key([.integer(1)], 8), key([.integer(2)], 8)]
      .enumerated()
    {
      keys.insert(key, at: index)
    }
    #expect(keys.haveEqualSorts(0, 1))
    #expect(!keys.haveEqualSorts(1, 2))
  }
}
