// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension ListEdit {
  /// Which sections go, come and move in a batch of the controller.
  init<Element: Entity>(sectionsOf difference: ResultsDifference<Element>, oldCount: Int) {
    let moves = difference.sectionMoves.map { Move(from: $0.from, to: $0.to) }
    var (removed, inserted) = (moves.map(\.from), moves.map(\.to))
    for change in difference.sectionChanges {
      switch change {
      case .delete(let index, _): removed.append(index)
      case .insert(let index, _): inserted.append(index)
      case .rename: break
      }
    }
    self.init(
      oldCount: oldCount, removed: removed.sorted(), inserted: inserted.sorted(), moves: moves)
  }
}
