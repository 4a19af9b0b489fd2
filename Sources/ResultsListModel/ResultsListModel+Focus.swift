// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults

extension ResultsListModel {
  /// Lets the focus go with these rows.
  ///
  /// Call it before a write that moves rows or brings them back. The next change of
  /// any of them puts the focus on the first that moved or came. A row that moves
  /// otherwise leaves the focus with its old neighbour.
  public func follow(_ ids: some Sequence<RowID>) { followed = Set(ids) }

  /// Notes the focused row while its position can still be found.
  func noteFocus() {
    focusBefore = focusedIdentity?().flatMap { identity in
      position(of: identity).map { FocusBefore(identity: identity, position: $0) }
    }
  }

  /// The first of the followed rows that moved or came, after which none is
  /// followed any more.
  func takeFollowedPosition(in difference: ResultsDifference<Element>) -> Int? {
    guard !followed.isEmpty else { return nil }
    let changes = difference.rowChanges.filter { followed.contains($0.id) }
    let moved = difference.sectionMoves.compactMap { firstFollowed(inSection: $0.to) }
    if !changes.isEmpty || !moved.isEmpty { followed = [] }
    let paths = changes.compactMap { change -> IndexPath? in
      switch change.kind {
      case .insert(let path), .move(_, let path): path
      case .delete, .update: nil
      }
    }
    return (paths + moved).compactMap(layout.position(of:)).min()
  }

  /// The first of the followed rows in a section that moved with all its rows.
  private func firstFollowed(inSection section: Int) -> IndexPath? {
    let rows = 0..<layout.sections[section].count
    return controller.ids(inSection: section, rows: rows).firstIndex(where: followed.contains)
      .map { IndexPath(section: section, row: $0) }
  }

  /// Where the focus belongs after an edit of the list that `old` describes.
  func focusTarget(after edit: ListEdit, from old: ListLayout) -> FocusTarget {
    guard let before = focusBefore, edit.newPosition(ofOld: before.position) == nil else {
      return .unchanged
    }
    return neighbour(of: before.position, after: edit, from: old).map(FocusTarget.row) ?? .outside
  }

  /// Where the focus belongs after the user asked for other results.
  ///
  /// It stays with its row if that is among them. There is no edit when the lists
  /// were too long to compare.
  func focusTarget(afterReplacement edit: ListEdit?, from old: ListLayout) -> FocusTarget {
    guard let before = focusBefore, edit?.newPosition(ofOld: before.position) == nil else {
      return .unchanged
    }
    if let position = position(of: before.identity) { return .row(position) }
    if let edit { return focusTarget(after: edit, from: old) }
    return layout.count == 0 ? .outside : .row(firstRow(from: 0) ?? 0)
  }

  /// The next row of the section, else the one before, else the section’s header,
  /// else the next row of the list, else what is last in it.
  private func neighbour(of position: Int, after edit: ListEdit, from old: ListLayout) -> Int? {
    let section = old.sectionIndex(at: position)
    let rows = old.rowPositions(inSection: section)
    let staying = { (position: Int) in edit.newPosition(ofOld: position) }
    if let next = rows.clamped(to: position + 1..<max(position + 1, rows.upperBound))
      .lazy.compactMap(staying).first
    {
      return next
    }
    if let previous = rows.clamped(to: min(rows.lowerBound, position)..<position)
      .reversed().lazy.compactMap(staying).first
    {
      return previous
    }
    if let header = old.headerPosition(ofSection: section).flatMap(staying) { return header }
    let rest = (rows.upperBound..<max(rows.upperBound, old.count)).lazy.compactMap(staying).first
    return rest.flatMap(firstRow(from:)) ?? (layout.count > 0 ? layout.count - 1 : nil)
  }

  /// The first position from this one on that holds no header.
  private func firstRow(from position: Int) -> Int? {
    layout.sections.indices.lazy
      .map { self.layout.rowPositions(inSection: $0) }
      .first { $0.upperBound > position && !$0.isEmpty }
      .map { max($0.lowerBound, position) }
  }
}
