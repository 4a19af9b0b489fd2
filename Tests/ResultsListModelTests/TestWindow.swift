// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk

@testable import ResultsListModel

/// A window with a list view on a model, whose rows are labels of one height.
final class TestWindow {
  let window: Window
  let view: ListView
  let scroller: ScrolledWindow

  /// The places that show a row now.
  private(set) var bound: [ListItem: ResultsRow<Student>] = [:]

  private weak let model: ResultsListModel<Student>?
  private let factory = ListItemFactory()

  init(_ model: ResultsListModel<Student>) {
    self.model = model
    let builder = Builder(Array(Self.description.utf8), domain: "")
    (window, view, scroller) = (
      builder.widget("window"), builder.widget("view"), builder.widget("scroller")
    )
    factory.onSetup { item in
      let label = Label()
      label.setSizeRequest(width: -1, height: 24)
      item.child = label
    }
    factory.onBind { [weak self] item in
      guard let row = item.item.flatMap(ResultsRow<Student>.behind) else { return }
      self?.bound[item] = row
    }
    factory.onUnbind { [weak self] in self?.bound[$0] = nil }
    view.setFactory(factory)
    view.setModel(model.list)
    model.focusedIdentity = { [weak self] in self?.focusedRow?.identity }
    model.onChange = { [weak self] target in
      if case .row(let position) = target { self?.focus(position) }
    }
    window.present()
  }

  isolated deinit { window.destroy() }

  /// The row that has the focus.
  var focusedRow: ResultsRow<Student>? {
    guard let focus = window.focusWidget else { return nil }
    return bound.first { $0.key.child?.parent == focus }?.value
  }

  func focus(_ position: Int) {
    guard let identity = model?.identity(at: position) else { return }
    if place(of: identity) == nil { view.scroll(to: position) }
    place(of: identity)?.child?.parent?.grabFocus()
  }

  /// The places that look selected, by their row’s text.
  var selectedTexts: Set<String> { Set(bound.filter(\.key.isSelected).map(\.value.text)) }

  /// Whether each place in the view shows what the model holds at its position.
  var isUpToDate: Bool {
    guard let model else { return bound.isEmpty }
    return bound.filter { $0.key.child?.parent?.parent == view }.allSatisfy { item, row in
      item.position < model.count && model.identity(at: item.position) == row.identity
        && item.isSelected == model.list.isSelected(at: item.position)
    }
  }

  /// Lets the view work until a condition holds, for some seconds at most.
  func wait(until condition: () -> Bool) async throws {
    try await MainLoop.wait(until: condition)
    MainLoop.doPending()
  }

  func place(of identity: RowIdentity) -> ListItem? {
    bound.first { $0.value.identity == identity && $0.key.child?.parent?.parent == view }?.key
  }

  private static let description = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="default-width">300</property>
        <property name="default-height">400</property>
        <property name="child">
          <object class="GtkScrolledWindow" id="scroller">
            <property name="child"><object class="GtkListView" id="view"/></property>
          </object>
        </property>
      </object>
    </interface>
    """
}
