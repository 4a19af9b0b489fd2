// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// The rows of a plan that a filter shows, as a list view wants them.
///
/// A list of another plan or filter is another one of these. Nothing in it is selected:
/// the check of a row says whether it is taken.
final class ImportRowList: SelectableListSource {
  let model = SelectableListModel()

  /// The places in the plan.
  let places: [Int]

  init(_ plan: ImportPlan?, _ filter: ImportFilter) {
    places =
      plan.map { plan in (0..<plan.count).filter { filter.shows(plan.outcome(at: $0)) } } ?? []
    model.source = self
    model.announce(at: 0, removed: 0, added: places.count)
  }

  func item(at position: Int) -> Object { SwiftObject(Place(places[position])) }
  func isSelected(at position: Int) -> Bool { false }
  func selection(in positions: Range<Int>) -> Bitset { Bitset() }
  func change(_ change: ListSelectionChange) -> Bool { false }

  /// The place in the plan that an item stands for.
  static func place(_ item: Object?) -> Int? {
    item.flatMap { SwiftObject($0)?.value as? Place }?.place
  }
}

/// A place in a plan.
private final class Place {
  let place: Int
  init(_ place: Int) { self.place = place }
}
