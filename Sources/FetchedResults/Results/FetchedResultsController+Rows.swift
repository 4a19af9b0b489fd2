// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController {
  /// How many sections there are; 0 before the first fetch.
  public var sectionCount: Int { state?.sections.count ?? 0 }

  /// How many rows there are in all sections.
  ///
  /// Costs O(sections).
  public var numberOfObjects: Int { state?.count ?? 0 }

  /// How many rows a section has.
  public func numberOfObjects(inSection section: Int) -> Int { self.section(section).ids.count }

  /// The name of a section.
  public func sectionName(at section: Int) -> String { self.section(section).name }

  /// The id of the row at a place.
  ///
  /// Reads nothing. Traps when there is no such place.
  public func id(at path: IndexPath) -> RowID {
    let ids = section(path.section).ids
    precondition(ids.indices.contains(path.row), "no row \(path.row) in section \(path.section)")
    return ids[path.row]
  }

  /// The ids of some rows of a section, in order.
  ///
  /// Reads nothing.
  public func ids(inSection section: Int, rows: Range<Int>) -> ArraySlice<RowID> {
    self.section(section).ids[rows]
  }

  /// The place of a row, or nil when it is not in the results.
  ///
  /// - Complexity: O(log n) look-ups by id.
  public func indexPath(for id: RowID) -> IndexPath? {
    guard let state else { return nil }
    return reporting { () throws(DatabaseError) in
      try state.indexPath(for: id, in: context.current.connection)
    } ?? nil
  }

  /// The row at a place.
  ///
  /// Traps when there is no such place.
  ///
  /// Rows of a batch are read together. When reading fails, the context says
  /// so and a blank row stands in.
  public func object(at path: IndexPath) -> Element {
    let id = id(at: path)
    if let element = loaded[id] { return element }
    load(around: path)
    return loaded[id] ?? blank(id)
  }

  /// A row by its identity, or nil when it is not in the results.
  public func object(id: RowID) -> Element? {
    if let element = loaded[id] { return element }
    return indexPath(for: id).map(object(at:))
  }

  private func blank(_ id: RowID) -> Element {
    var element = Element()
    element.id = id
    return element
  }

  private func section(_ section: Int) -> SectionState {
    guard let state else { preconditionFailure("performFetch() was not called") }
    precondition(state.sections.indices.contains(section), "no section \(section)")
    return state.sections[section]
  }

  /// Reads the batch in which a row lies; batches divide a section evenly.
  private func load(around path: IndexPath) {
    let size = max(1, fetchRequest.fetchBatchSize)
    let ids = section(path.section).ids
    let start = path.row - path.row % size
    // Rows that are long out of sight need not be kept.
    if loaded.count > 50 * size { loaded = [:] }
    _ = reporting { () throws(DatabaseError) in
      for id in ids[start..<min(start + size, ids.count)] where loaded[id] == nil {
        loaded[id] = try context.object(Element.self, id: id)
      }
    }
  }

  private func reporting<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) -> Result? {
    do throws(DatabaseError) {
      return try body()
    } catch {
      context.onFailure?(error)
      return nil
    }
  }
}

extension ResultsState {
  /// The place of a row among the sections, or nil.
  func indexPath(
    for id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    guard let key = try query.key(of: id, in: connection),
      let section = sectionIndex(of: key.section)
    else { return nil }
    let order = RowOrder(query)
    let ids = sections[section].ids
    let row = try ids.partitioningIndex { other throws(DatabaseError) in
      guard let other = try query.key(of: other, in: connection) else { return false }
      return !order.precedes(other, key)
    }
    return row < ids.count && ids[row] == id ? IndexPath(section: section, row: row) : nil
  }
}
