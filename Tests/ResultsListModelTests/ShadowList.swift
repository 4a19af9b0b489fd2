// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

/// A list that only knows what `items-changed` says, as a view does.
///
/// It holds the items of all its rows, and at each announcement compares itself
/// with the model.
final class ShadowList {
  private(set) var items: [Object] = []
  private(set) var splices: [[Int]] = []

  /// What was wrong, at which announcement.
  private(set) var failures: [String] = []

  /// What a view would show of each row: read when it is bound and when it tells.
  private var shown: [RowIdentity: String] = [:]

  private let model: ResultsListModel<Student>

  init(_ model: ResultsListModel<Student>) {
    self.model = model
    items = (0..<model.list.count).compactMap(model.list.item)
    rows.forEach(bind)
    model.list.onItemsChanged { [weak self] in self?.follow($0, $1, $2) }
  }

  var rows: [ResultsRow<Student>] { items.compactMap(ResultsRow<Student>.behind) }

  /// What a view would show now.
  var texts: [String] { rows.map { shown[$0.identity] ?? "nothing" } }

  /// The splices since the last call.
  func takeSplices() -> [[Int]] {
    defer { splices = [] }
    return splices
  }

  private func bind(_ row: ResultsRow<Student>) {
    shown[row.identity] = row.text
    row.onChanged { [weak self, weak row] in
      if let row { self?.shown[row.identity] = row.text }
    }
  }

  private func follow(_ position: Int, _ removed: Int, _ added: Int) {
    splices.append([position, removed, added])
    let list = model.list
    let new = (position..<position + added).compactMap(list.item)
    items.replaceSubrange(position..<position + removed, with: new)
    new.compactMap(ResultsRow<Student>.behind).forEach(bind)
    // The items are held, so the same row must be the same GObject.
    if list.count != items.count || (0..<list.count).compactMap(list.item) != items {
      failures.append("not the list at \(splices.last ?? [])")
    }
    if Set(items).count != items.count { failures.append("a row twice at \(splices.last ?? [])") }
    if rows.contains(where: { $0.id != nil && $0.element == nil }) {
      failures.append("a row without values at \(splices.last ?? [])")
    }
  }
}

extension Student {
  var line: String { "\(id) \(name) \(rank)" }
}

extension ResultsRow<Student> {
  var text: String { section.map { "\($0.name) \($0.count)" } ?? element?.line ?? "nothing" }
}
