// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults

extension ResultsListModel {
  /// The sections in order.
  public var sections: [ListSection] { layout.sections }

  /// What stands at a position.
  ///
  /// Traps when there is no such position. Inside a splice the position counts in the
  /// list as it stands after that splice.
  ///
  /// - Complexity: O(log sections), and a read where the row's batch is not loaded.
  public func identity(at position: Int) -> RowIdentity {
    guard let playing else { return settledIdentity(at: position) }
    switch playing.plan.origin(of: position, after: playing.step) {
    case .removed(let index): return playing.leaving[index]
    case .new(let position): return settledIdentity(at: position)
    }
  }

  /// The row at a position: the same one as long as someone holds it.
  public func row(at position: Int) -> ResultsRow<Element> { row(identity(at: position)) }

  /// The place of a row in the results; nil for a header.
  ///
  /// The position counts in the list at rest, not inside a splice. Traps when there is
  /// no such position.
  ///
  /// - Complexity: O(log sections).
  public func indexPath(at position: Int) -> IndexPath? {
    if case .row(let path) = layout.place(at: position) { path } else { nil }
  }

  /// The section to which a position belongs.
  ///
  /// The position counts in the list at rest, not inside a splice. Traps when there is
  /// no such position.
  ///
  /// - Complexity: O(log sections).
  public func sectionIndex(at position: Int) -> Int { layout.sectionIndex(at: position) }

  /// Where a row stands, or nil when it is not in the list.
  ///
  /// - Complexity: O(log n) look-ups for a row of the results, O(sections) for a
  ///   header.
  public func position(of identity: RowIdentity) -> Int? {
    switch identity {
    case .element(let id): controller.indexPath(for: id).flatMap(layout.position(of:))
    case .section(let token):
      layout.sectionIndex(ofToken: token).flatMap(layout.headerPosition(ofSection:))
    case .unreadable: nil
    }
  }

  /// Where a row of the results stands, or nil when its section is collapsed.
  public func position(of path: IndexPath) -> Int? { layout.position(of: path) }

  /// Where a section begins: at its header, if there are headers.
  ///
  /// Traps when there is no such section.
  public func position(ofSection section: Int) -> Int {
    layout.headerPosition(ofSection: section) ?? layout.rowPositions(inSection: section).lowerBound
  }

  func settledIdentity(at position: Int) -> RowIdentity {
    switch layout.place(at: position) {
    case .header(let section): .section(layout.sections[section].token)
    case .row(let path): readIdentity(at: path)
    }
  }
}

// MARK: - Rows

extension ResultsListModel {
  func row(_ identity: RowIdentity) -> ResultsRow<Element> {
    if let row = rows[identity]?.row { return row }
    let row = ResultsRow(identity, of: self)
    rows[identity] = WeakRow(row: row)
    return row
  }

  /// Drops the entry of a row that is no more.
  func forget(_ identity: RowIdentity) {
    if rows[identity]?.row == nil { rows[identity] = nil }
  }

  /// The values of a row, also of one that is on its way out.
  func element(_ id: RowID) -> Element? {
    if let element = departing[id] ?? controller.object(id: id) { return element }
    return (try? controller.context.object(Element.self, id: id)) ?? nil
  }
}
