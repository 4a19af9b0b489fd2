// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// The layout of what the controller shows now.
  ///
  /// Sections take over the tokens of those in `old` that have their name.
  func makeLayout(replacing old: [ListSection]) -> ListLayout {
    var tokens = Dictionary(grouping: old, by: \.name).mapValues { $0.map(\.token) }
    return makeLayout { name in
      guard let token = tokens[name]?.first else { return self.makeToken() }
      tokens[name]?.removeFirst()
      return token
    }
  }

  /// The layout after a batch, in which sections are known by their places.
  func makeLayout(after changes: [SectionChange]) -> ListLayout {
    var tokens: [Int?] = layout.sections.map(\.token)
    // Deletes come last first, then inserts first first.
    for change in changes {
      switch change {
      case .delete(let index, _): tokens.remove(at: index)
      case .insert(let index, _): tokens.insert(nil, at: index)
      case .rename: break
      }
    }
    renameCollapsed(tokens)
    var index = -1
    return makeLayout { _ in
      index += 1
      return tokens[index] ?? self.makeToken()
    }
  }

  /// Makes the layout with a token for each section, from first to last.
  private func makeLayout(token: (String) -> Int) -> ListLayout {
    let showsHeaders = controller.sectionedBy != nil
    let sections = (0..<controller.sectionCount).map { index in
      let name = controller.sectionName(at: index)
      return ListSection(
        token: token(name), name: name,
        count: controller.numberOfObjects(inSection: index),
        isCollapsed: showsHeaders && collapsedNames.contains(name))
    }
    return ListLayout(sections: sections, showsHeaders: showsHeaders)
  }

  /// Keeps a section collapsed whose name is another now.
  private func renameCollapsed(_ tokens: [Int?]) {
    let old = Dictionary(uniqueKeysWithValues: layout.sections.map { ($0.token, $0) })
    for (index, token) in tokens.enumerated() {
      guard let section = token.flatMap({ old[$0] }), section.isCollapsed else { continue }
      let name = controller.sectionName(at: index)
      if name != section.name {
        collapsedNames.remove(section.name)
        collapsedNames.insert(name)
      }
    }
  }

  /// Tells the headers whose section reads differently now.
  func notifyHeaders(since old: ListLayout) {
    let before = Dictionary(uniqueKeysWithValues: old.sections.map { ($0.token, $0) })
    for section in layout.sections where before[section.token].map({ $0 != section }) == true {
      rows[.section(section.token)]?.row?.changed()
    }
  }

  func section(withToken token: Int) -> ListSection? {
    layout.sectionIndex(ofToken: token).map { layout.sections[$0] }
  }
}
