// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

extension FetchedResultsController {
  /// Shows the results of another request as a change of what was shown.
  ///
  /// Delegates are told before it returns, in one cycle as for a change of the
  /// data: rows that are in both results are moved or left alone, so a list
  /// keeps them, their selection and its place. Use it to search or to sort
  /// anew. With other sections every row moves, for no section stays.
  ///
  /// It must not be called from a delegate's callback.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading
  ///   fails. The last good results stay, and the old request with them.
  /// - Complexity: What `performFetch()` costs. When someone is told, one walk
  ///   through the ids of both results, and O(n log n) for n rows that are in both.
  public func change(
    to request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?
  ) throws(DatabaseError) {
    try show(try fetched(FetchQuery(request, sectionedBy: sectionedBy)))
  }

  /// Shows results of the present snapshot as a change of what was shown.
  func show(_ new: FetchedState<Element>) throws(DatabaseError) {
    precondition(!context.isAnnouncing, "a request changed while changes are told")
    var difference = ResultsDifference<Element>()
    if let state, hasListeners {
      difference = try state.compacted(in: context.current.connection).difference(
        to: new.state.compacted(in: context.current.connection))
    }
    if !difference.isEmpty { announceWillChange() }
    adopt(new)
    if !difference.isEmpty { announce(difference) }
  }
}

extension CompactResults {
  /// How these results become those of another request in the same snapshot.
  func difference(to new: Self) -> ResultsDifference<Element> {
    let sectionsMatch = query.sectionedBy == new.query.sectionedBy
    let order = RowOrder(query)
    var oldPlaces = placesByID
    var transitions: [RowTransition] = []
    for (section, state) in new.sections.enumerated() {
      let oldSection = sectionsMatch ? order.sectionIndex(of: state.key, in: heads) : nil
      let common = state.ids.indices.filter { row in
        oldSection != nil && oldPlaces[state.ids[row]]?.section == oldSection
      }
      let oldRows = common.map { oldPlaces[state.ids[$0]]?.row ?? 0 }
      let staying = Set(longestIncreasingChain(oldRows).map { common[$0] })
      for (row, id) in state.ids.enumerated() {
        let old = oldPlaces.removeValue(forKey: id)
        if staying.contains(row) { continue }
        transitions.append(
          RowTransition(
            id: id, old: old, new: IndexPath(section: section, row: row),
            staysInSection: old != nil && old?.section == oldSection))
      }
    }
    for (id, place) in oldPlaces {
      transitions.append(RowTransition(id: id, old: place, staysInSection: false))
    }
    let builder = DifferenceBuilder(
      order: order, old: heads, new: new.heads, transitions: transitions,
      sectionsMatch: sectionsMatch)
    let difference: ResultsDifference<Element> = builder.difference { _ in nil }
    assert(replays(difference, to: new), "a difference does not turn old results into new")
    return difference
  }

  private var placesByID: [RowID: IndexPath] {
    var places: [RowID: IndexPath] = [:]
    places.reserveCapacity(count)
    for (section, state) in sections.enumerated() {
      for (row, id) in state.ids.enumerated() {
        places[id] = IndexPath(section: section, row: row)
      }
    }
    return places
  }
}
