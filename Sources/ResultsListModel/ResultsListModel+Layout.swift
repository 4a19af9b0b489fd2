// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// The layout of what the controller shows now.
  ///
  /// Sections take over what those in `old` that have their name are.
  func makeLayout(replacing old: ListLayout) -> ListLayout {
    var kept = Dictionary(grouping: old.showsHeaders ? old.sections : [], by: \.name)
    return makeLayout { _, name in
      guard let section = kept[name]?.first else { return nil }
      kept[name]?.removeFirst()
      return section
    }
  }

  /// The layout after a batch, in which sections are known by their places.
  func makeLayout(after difference: ResultsDifference<Element>) -> ListLayout {
    guard !difference.sectionChanges.isEmpty || !difference.sectionMoves.isEmpty else {
      return recountedLayout(after: difference.rowChanges)
    }
    let edit = ListEdit(sectionsOf: difference, oldCount: layout.sections.count)
    var kept: [ListSection?] = layout.sections
    for index in edit.removed.reversed() { kept.remove(at: index) }
    for index in edit.inserted { kept.insert(nil, at: index) }
    for move in edit.moves { kept[move.to] = layout.sections[move.from] }
    renameCollapsed(kept)
    return makeLayout { index, _ in kept[index] }
  }

  /// The layout after changes of rows, where the sections are those that they were.
  private func recountedLayout(after changes: [RowChange<Element>]) -> ListLayout {
    unreadable = [:]
    var sections = layout.sections
    for change in changes {
      for section in change.kind.sections {
        sections[section].count = controller.numberOfObjects(inSection: section)
      }
    }
    return ListLayout(sections: sections, showsHeaders: layout.showsHeaders)
  }

  /// Makes the layout, given for the place and name of each section what it was.
  ///
  /// Several sections may have one name, so it only tells whether a section that
  /// comes is collapsed.
  private func makeLayout(keeping old: (Int, String) -> ListSection?) -> ListLayout {
    unreadable = [:]
    let showsHeaders = controller.showsSections
    let sections = (0..<controller.sectionCount).map { index in
      let name = controller.sectionName(at: index)
      let old = old(index, name)
      return ListSection(
        token: old?.token ?? makeToken(), name: name,
        count: controller.numberOfObjects(inSection: index),
        isCollapsed: showsHeaders && old?.isCollapsed ?? collapsedNames.contains(name))
    }
    return ListLayout(sections: sections, showsHeaders: showsHeaders)
  }

  /// Notes the new names of collapsed sections.
  private func renameCollapsed(_ kept: [ListSection?]) {
    let collapsed = kept.indices.filter { kept[$0]?.isCollapsed == true }
    collapsedNames.subtract(collapsed.compactMap { kept[$0]?.name })
    collapsedNames.formUnion(collapsed.map(controller.sectionName(at:)))
  }

  /// Tells the headers whose section reads differently now.
  func notifyHeaders(since old: ListLayout) {
    for (index, section) in layout.sections.enumerated() {
      // Mostly it stands where it stood and reads as it did.
      if index < old.sections.count, old.sections[index] == section { continue }
      guard let header = rows[.section(section.token)]?.row,
        let before = old.sectionIndex(ofToken: section.token), old.sections[before] != section
      else { continue }
      header.changed()
    }
  }

  func section(withToken token: Int) -> ListSection? {
    layout.sectionIndex(ofToken: token).map { layout.sections[$0] }
  }
}

extension RowChange.Kind {
  /// The sections from which and to which the row comes.
  fileprivate var sections: [Int] {
    switch self {
    case .delete(let path), .insert(let path): [path.section]
    case .move(let from, let to): [from.section, to.section]
    // The section has as many rows as before.
    case .update: []
    }
  }
}
