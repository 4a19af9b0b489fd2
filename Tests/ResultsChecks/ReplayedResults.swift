// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults

/// Results as one knows them who sees only the events: the replay law.
package struct ReplayedResults {
  package private(set) var names: [String]

  /// The ids in each section.
  package private(set) var ids: [[RowID]]

  package init(names: [String] = [], ids: [[RowID]] = []) { (self.names, self.ids) = (names, ids) }

  /// Takes deleted and moved rows out at their old places, last first, deleted
  /// sections out, puts inserted sections in, first first, and inserted and
  /// moved rows in at their new places, first first.
  ///
  /// - Returns: false when a place is not there, when a section goes that has
  ///   rows, or when one had another name.
  package mutating func play<Element>(
    _ sections: [SectionChange], _ rows: [RowChange<Element>]
  ) -> Bool {
    var removed: [IndexPath] = []
    var added: [(place: IndexPath, id: RowID)] = []
    for change in rows {
      switch change.kind {
      case .delete(let old): removed.append(old)
      case .insert(let new): added.append((new, change.id))
      case .move(let old, let new):
        removed.append(old)
        added.append((new, change.id))
      case .update: break
      }
    }
    for place in removed.sorted(by: >) {
      guard ids.indices.contains(place.section), ids[place.section].indices.contains(place.row)
      else { return false }
      ids[place.section].remove(at: place.row)
    }
    guard play(sections) else { return false }
    for (place, id) in added.sorted(by: { $0.place < $1.place }) {
      guard ids.indices.contains(place.section), place.row <= ids[place.section].count
      else { return false }
      ids[place.section].insert(id, at: place.row)
    }
    return true
  }

  /// Plays the events in the order in which they came.
  private mutating func play(_ sections: [SectionChange]) -> Bool {
    let before = names
    for change in sections {
      switch change {
      case .delete(let index, let name):
        guard ids.indices.contains(index), ids[index].isEmpty, names[index] == name
        else { return false }
        ids.remove(at: index)
        names.remove(at: index)
      case .insert(let index, let name):
        guard index <= ids.count else { return false }
        ids.insert([], at: index)
        names.insert(name, at: index)
      case .rename(let from, let to, let oldName, let name):
        guard before.indices.contains(from), before[from] == oldName, oldName != name,
          names.indices.contains(to), names[to] == oldName
        else { return false }
        names[to] = name
      }
    }
    return true
  }
}
