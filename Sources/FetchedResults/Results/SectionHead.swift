// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A section, which its key tells from others.
protocol KeyedSection {
  var key: DatabaseValue { get }
}

/// A section without its rows.
struct SectionHead: KeyedSection, Sendable {
  let key: DatabaseValue
  var name: String
  var count: Int
}

extension RowOrder {
  /// The section with a key, or nil.
  ///
  /// Costs O(log sections).
  func sectionIndex(of key: DatabaseValue, in sections: [some KeyedSection]) -> Int? {
    let index = sections.partitioningIndex { !precedes($0.key, key) }
    return index < sections.count && sections[index].key == key ? index : nil
  }
}
