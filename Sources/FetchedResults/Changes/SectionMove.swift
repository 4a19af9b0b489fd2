// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A section that came to another place or name with all its rows in order.
public struct SectionMove: Hashable, Sendable {
  /// Its index in the sections before the batch.
  public let from: Int

  /// Its index in those after it.
  public let to: Int

  /// The name before.
  public let oldName: String

  /// The name now.
  public let name: String
}

extension ResultsDifference {
  /// The same difference with whole sections that moved as one event each.
  ///
  /// The section's delete and insert and its rows' moves go; a row whose
  /// properties changed, as by a renamed subject, is updated instead.
  func joiningSectionMoves(old: [SectionHead], new: [SectionHead]) -> Self {
    let come = Set(sectionChanges.compactMap(\.insertedIndex))
    var moves: [Int: SectionMove] = [:]
    let movedRows = Dictionary(grouping: rowChanges.compactMap(\.move), by: \.from.section)
    for index in sectionChanges.compactMap(\.deletedIndex) {
      guard let rows = movedRows[index], let to = rows.first?.to.section, come.contains(to),
        rows.count == old[index].count, rows.count == new[to].count,
        rows.allSatisfy({ $0.to == IndexPath(section: to, row: $0.from.row) })
      else { continue }
      moves[index] = SectionMove(from: index, to: to, oldName: old[index].name, name: new[to].name)
    }
    guard !moves.isEmpty else { return self }
    let targets = Set(moves.values.map(\.to))
    var joined = self
    joined.sectionMoves = moves.values.sorted { $0.to < $1.to }
    joined.sectionChanges.removeAll { change in
      change.deletedIndex.map { moves[$0] != nil } ?? change.insertedIndex.map(targets.contains)
        ?? false
    }
    joined.rowChanges = rowChanges.compactMap { change in
      guard let places = change.move, moves[places.from.section] != nil else { return change }
      guard !change.changedColumns.isEmpty else { return nil }
      return RowChange(
        id: change.id, kind: .update(from: places.from, to: places.to),
        changedColumns: change.changedColumns)
    }
    joined.sortUpdates()
    return joined
  }
}

extension ResultsDifference {
  /// Puts the updates after all else, by their new places.
  private mutating func sortUpdates() {
    let updates = rowChanges.compactMap { row in row.updatedPlace.map { ($0, row) } }
    rowChanges.removeAll { $0.updatedPlace != nil }
    rowChanges += updates.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SectionChange {
  fileprivate var deletedIndex: Int? {
    if case .delete(let index, _) = self { index } else { nil }
  }

  fileprivate var insertedIndex: Int? {
    if case .insert(let index, _) = self { index } else { nil }
  }
}

extension RowChange {
  fileprivate var move: (from: IndexPath, to: IndexPath)? {
    if case .move(let from, let to) = kind { (from, to) } else { nil }
  }

  fileprivate var updatedPlace: IndexPath? {
    if case .update(_, let to) = kind { to } else { nil }
  }
}
