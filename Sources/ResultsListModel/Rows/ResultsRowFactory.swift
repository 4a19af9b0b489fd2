// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
package import Gtk

/// Makes the widgets in which a list view shows rows, and keeps them up to date.
@MainActor package final class ResultsRowFactory<Element: Entity> {
  /// Shows a row in the widgets of one place.
  package typealias Show = (ResultsRow<Element>) -> Void

  /// What a list view is given.
  package let factory = ListItemFactory()

  private var places: [ListItem: Place] = [:]

  /// - Parameter make: Makes the widgets of a new place, and returns what shows a row in
  ///   them. That is called for each row that comes to the place, and each time the row
  ///   reads differently while it is there.
  package init(_ make: @escaping (ListItem) -> Show) {
    factory.onSetup { [weak self] in self?.places[$0] = Place(show: make($0)) }
    factory.onBind { [weak self] in self?.places[$0]?.bind($0.item) }
    factory.onUnbind { [weak self] in self?.places[$0]?.unbind() }
    factory.onTeardown { [weak self] in self?.places[$0] = nil }
  }

  /// The widgets of one place in the list.
  private struct Place {
    let show: Show
    var changes: RowObservation?

    mutating func bind(_ item: Object?) {
      guard let row = item.flatMap(ResultsRow<Element>.behind) else { return }
      changes = row.onChanged { [show, weak row] in if let row { show(row) } }
      show(row)
    }

    mutating func unbind() {
      changes?.cancel()
      changes = nil
    }
  }
}
