// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// A guide to the program that can be searched.
///
/// It lives until it is closed.
final class HelpWindow {
  let window: Window

  private let search: SearchEntry
  private var topics: [(topic: HelpTopic, row: Widget)] = []
  private let keys = ShortcutController()

  init(_ topics: [HelpTopic]) {
    let builder = Builder(PackageResources.help_ui, domain: Identity.domain)
    window = builder.widget("help")
    search = builder.widget("search")
    let list = builder.widget("topics", as: ListBox.self)
    for topic in topics {
      let row = HelpWindow.row(for: topic)
      list.append(row)
      self.topics.append((topic, row))
    }
    setUpKeys()
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in self.topics = [] }
  }

  /// Shows the guide; over a dialog it has to be read before that goes on.
  func present(over parent: Window?) {
    if let parent, parent != window {
      window.setTransient(for: parent)
      window.isModal = parent.isModal
    }
    window.present()
    search.grabFocus()
  }

  private func setUpKeys() {
    search.setKeyCapture(window)
    search.onSearchChanged { [unowned self] in showMatches() }
    search.onStopSearch { [unowned self] in window.close() }
    keys.add("Escape") { [unowned self] in
      window.close()
      return true
    }
    keys.add("<Control>f") { [unowned self] in search.grabFocus() }
    window.add(keys)
  }

  private func showMatches() {
    for (topic, row) in topics { row.isVisible = topic.matches(search.text) }
  }

  /// Its text is read out when it has the focus.
  private static func row(for topic: HelpTopic) -> Widget {
    let builder = Builder(PackageResources.topic_ui, domain: Identity.domain)
    builder.widget("heading", as: Label.self).text = topic.heading
    builder.widget("text", as: Label.self).text = topic.text
    let row: Widget = builder.widget("topic")
    row.setAccessibleLabel(topic.heading)
    row.setAccessibleDescription(topic.text)
    return row
  }
}
