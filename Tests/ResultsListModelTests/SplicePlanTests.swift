// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import Testing

@testable import ResultsListModel

/// The splices between two lists of ids.
private func splices(from old: [Int], to new: [Int]) -> [[Int]] {
  let batch = ListBatch(from: old.map(row), to: new.map(row))
  return SplicePlan(batch.edit).steps.map {
    [$0.splice.position, $0.splice.removed, $0.splice.added]
  }
}

private func row(_ id: Int) -> RowIdentity { .element(Int64(id)) }

@Suite struct `The splices of a batch` {
  @Test func `take neighbours away at once`() {
    #expect(splices(from: [1, 2, 3, 4], to: [1, 4]) == [[1, 2, 0]])
  }

  @Test func `play a near move as one span`() {
    var new = Array(0..<18)
    new.insert(new.remove(at: 16), at: 2)
    #expect(splices(from: Array(0..<18), to: new) == [[2, 15, 15]])
  }

  @Test func `play a far move as a removal and an insertion`() {
    var new = Array(0..<500)
    new.insert(new.remove(at: 400), at: 2)
    #expect(splices(from: Array(0..<500), to: new) == [[400, 1, 0], [2, 0, 1]])
  }

  @Test func `remove from the end and insert from the start`() {
    let new = [10, 1, 3, 11, 5]
    #expect(
      splices(from: [0, 1, 2, 3, 4, 5], to: new) == [
        [4, 1, 0], [2, 1, 0], [0, 1, 0], [0, 0, 1], [3, 0, 1],
      ])
  }

  @Test func `span only rows that change places among themselves`() {
    #expect(
      splices(from: [1, 2, 3, 4, 5, 6], to: [2, 1, 3, 4, 6, 5]) == [[4, 2, 2], [0, 2, 2]])
  }

  @Test func `do not span where a row comes from far away`() {
    var new = Array(0..<500)
    new.insert(new.remove(at: 400), at: 5)
    new.insert(new.remove(at: 8), at: 3)
    let played = splices(from: Array(0..<500), to: new)
    #expect(played.allSatisfy { $0[1] == 0 || $0[2] == 0 })
  }

  @Test func `join neighbours when there are very many`() {
    let played = splices(from: Array(0..<2_000), to: (0..<2_000).filter { $0 % 4 != 0 })
    #expect(played.count == SplicePlan.limit)
  }

  @Test(arguments: 0..<300)
  func `are right at each step`(seed: Int) {
    var random = RandomSource(seed: seed)
    // Some seeds make more changes than are played one by one.
    let scale = seed % 20 == 0 ? 15 : 1
    let old = Array(0..<Int.random(in: 0...100 * scale, using: &random) + 50)
    let new = changed(old, 30 * scale, using: &random)
    let batch = ListBatch(from: old.map(row), to: new.map(row))
    let plan = SplicePlan(batch.edit)
    var shadow = old.map(row)
    for step in plan.steps {
      let (position, removed) = (step.splice.position, step.splice.removed)
      var count = shadow.count - removed + step.splice.added
      let list = (0..<count).map { position in
        switch plan.origin(of: position, after: step) {
        case .removed(let index): batch.leaving[index]
        case .new(let position): row(new[position])
        }
      }
      count = step.splice.added
      shadow.replaceSubrange(
        position..<position + removed, with: list[position..<position + count])
      #expect(shadow == list)
      #expect(Set(list).count == list.count)
    }
    #expect(shadow == new.map(row))
  }

  /// A list after some rows went, came and moved, most of them not far.
  private func changed(_ old: [Int], _ most: Int, using random: inout RandomSource) -> [Int] {
    var new = old
    for change in 0..<Int.random(in: 0...most, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !new.isEmpty: new.remove(at: .random(in: new.indices, using: &random))
      case 1:
        new.insert(1_000_000 + change, at: .random(in: 0...new.count, using: &random))
      case 2 where !new.isEmpty:
        let moved = new.remove(at: .random(in: new.indices, using: &random))
        new.insert(moved, at: .random(in: 0...new.count, using: &random))
      default:
        guard new.count > 1 else { continue }
        let from = Int.random(in: new.indices, using: &random)
        let moved = new.remove(at: from)
        new.insert(
          moved, at: min(new.count, max(0, from + .random(in: -5...5, using: &random))))
      }
    }
    return new
  }
}
