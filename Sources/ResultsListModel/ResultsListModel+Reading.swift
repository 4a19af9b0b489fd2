// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

// What the list reads of the results, and what it makes of it when reading fails.

extension ResultsListModel {
  /// The ids of some rows of a section, in order; nil when they cannot be read.
  func readIDs(inSection section: Int, rows: Range<Int>) -> [RowID]? {
    let ids = controller.ids(inSection: section, rows: rows)
    return ids.count == rows.count ? ids : nil
  }

  /// What stands at a place of the results.
  func readIdentity(at path: IndexPath) -> RowIdentity {
    let id = controller.id(at: path)
    // 0 may be an id, and may say that reading failed.
    guard id == 0 else { return .element(id) }
    let ids = readIDs(inSection: path.section, rows: path.row..<path.row + 1)
    return ids.map { .element($0[0]) } ?? unreadableIdentity(at: path)
  }

  /// The rows of a section that are in the list.
  func shownRows(inSection section: Int) -> [RowIdentity] {
    let rows = 0..<layout.rowPositions(inSection: section).count
    return readIDs(inSection: section, rows: rows)?.map(RowIdentity.element)
      ?? rows.map { unreadableIdentity(at: IndexPath(section: section, row: $0)) }
  }

  /// The same until the next change of the list.
  private func unreadableIdentity(at path: IndexPath) -> RowIdentity {
    let number = unreadable[path] ?? makeToken()
    unreadable[path] = number
    return .unreadable(number)
  }

  /// The selected rows that are in the list, in its order; nil when it cannot be read.
  func readSelectedIDs() -> [RowID]? {
    // A look-up costs as much as going past some thousand ids.
    selected.count < count / 2_000
      ? lookUpSelectedIDs()
      : readSelectedIDs(amongFirst: { layout.rowPositions(inSection: $0).count })
  }

  private func lookUpSelectedIDs() -> [RowID]? {
    var found: [(id: RowID, position: Int)] = []
    for id in selected.ids {
      if let position = position(of: .element(id)) {
        found.append((id, position))
      } else if !isHidden(id) {
        return nil
      }
    }
    return found.sorted { $0.position < $1.position }.map(\.id)
  }

  /// Whether a row that has no position is not in the results, or its section is collapsed.
  private func isHidden(_ id: RowID) -> Bool {
    controller.isAbsent(id) || controller.indexPath(for: id) != nil
  }

  /// The selected ones of so many rows of each section; nil when they cannot be read.
  func readSelectedIDs(amongFirst count: (_ section: Int) -> Int) -> [RowID]? {
    var found: [RowID] = []
    for section in layout.sections.indices {
      guard let ids = readIDs(inSection: section, rows: 0..<count(section)) else { return nil }
      found += ids.filter(selected.contains)
    }
    return found
  }

  /// Whether a row that left the results is not stored any more.
  ///
  /// One that cannot be read may be.
  func isDeleted(_ id: RowID) -> Bool {
    do {
      return try controller.context.object(Element.self, id: id) == nil
    } catch {
      return false
    }
  }
}
