// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// What becomes of the keys of one section; both lists in order.
struct KeyPatch {
  var removed: [RowKey] = []
  var added: [RowKey] = []

  /// How many rows change without their keys.
  var stayingCount = 0

  /// How many places are looked for.
  var placeCount: Int { removed.count + added.count + stayingCount }

  /// Every section that a changed row was in or is in.
  ///
  /// A row whose key stays is neither removed nor added.
  static func bySection(_ changed: [ChangedRow], _ order: RowOrder) -> [DatabaseValue: KeyPatch] {
    var patches: [DatabaseValue: KeyPatch] = [:]
    for row in changed {
      if let key = row.oldKey, key == row.newKey {
        patches[key.section, default: KeyPatch()].stayingCount += 1
        continue
      }
      if let key = row.oldKey { patches[key.section, default: KeyPatch()].removed.append(key) }
      if let key = row.newKey { patches[key.section, default: KeyPatch()].added.append(key) }
    }
    return patches.mapValues { patch in
      KeyPatch(
        removed: patch.removed.sorted(by: order.precedes),
        added: patch.added.sorted(by: order.precedes), stayingCount: patch.stayingCount)
    }
  }

  /// By how many rows a place before the change is smaller than after it.
  func shift(at key: RowKey, _ order: RowOrder) -> Int {
    added.partitioningIndex { !order.precedes($0, key) }
      - removed.partitioningIndex { !order.precedes($0, key) }
  }
}
