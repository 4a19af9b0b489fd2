// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Some successive ids of `PackedIDs`.
enum PackedLeaf {
  case narrow([UInt32])
  case wide([RowID])

  init(_ ids: ArraySlice<RowID>) {
    var narrow: [UInt32] = []
    narrow.reserveCapacity(ids.count)
    for id in ids {
      guard let short = UInt32(exactly: id) else {
        self = .wide(Array(ids))
        return
      }
      narrow.append(short)
    }
    self = .narrow(narrow)
  }

  var count: Int {
    switch self {
    case .narrow(let ids): ids.count
    case .wide(let ids): ids.count
    }
  }

  var all: [RowID] {
    var ids: [RowID] = []
    ids.reserveCapacity(count + 1)
    append(0..<count, to: &ids)
    return ids
  }

  /// Adds an id; false where it needs more bits than a narrow leaf has.
  mutating func insert(_ id: RowID, at index: Int) -> Bool {
    switch self {
    case .narrow(var ids):
      guard let short = UInt32(exactly: id) else { return false }
      ids.insert(short, at: index)
      self = .narrow(ids)
    case .wide(var ids):
      ids.insert(id, at: index)
      self = .wide(ids)
    }
    return true
  }

  mutating func remove(at index: Int) {
    switch self {
    case .narrow(var ids):
      ids.remove(at: index)
      self = .narrow(ids)
    case .wide(var ids):
      ids.remove(at: index)
      self = .wide(ids)
    }
  }

  subscript(index: Int) -> RowID {
    switch self {
    case .narrow(let ids): RowID(ids[index])
    case .wide(let ids): ids[index]
    }
  }

  func append(_ range: Range<Int>, to all: inout [RowID]) {
    switch self {
    case .narrow(let ids): for id in ids[range] { all.append(RowID(id)) }
    case .wide(let ids): all += ids[range]
    }
  }
}
