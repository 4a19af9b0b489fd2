// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

extension ResultsListModel {
  /// Takes a section’s rows out of the list, or puts them back.
  ///
  /// The section stays collapsed through all changes; when it goes, its name is
  /// remembered, so that it comes back collapsed. Inside a splice it waits for the
  /// end of the batch.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether only the header is in the list afterwards.
  ///   - section: The section's index, counted in `sections`.
  /// - Complexity: O(sections), and what the view does for one splice.
  public func setCollapsed(_ isCollapsed: Bool, section: Int) {
    let token = layout.sections[section].token
    whenSettled { self.setCollapsed(isCollapsed, token: token) }
  }

  /// Collapses the section of a header, or expands it; nothing for a row of the
  /// results.
  ///
  /// - Complexity: As `setCollapsed(_:section:)`.
  public func toggleSection(of header: RowIdentity) {
    guard case .section(let token) = header, let section = section(withToken: token) else { return }
    whenSettled { self.setCollapsed(!section.isCollapsed, token: token) }
  }

  private func setCollapsed(_ isCollapsed: Bool, token: Int) {
    guard layout.showsHeaders, let index = layout.sectionIndex(ofToken: token),
      layout.sections[index].isCollapsed != isCollapsed
    else { return }
    noteFocus()
    let old = layout
    if isCollapsed {
      collapsedNames.insert(old.sections[index].name)
    } else {
      collapsedNames.remove(old.sections[index].name)
    }
    layout = old.collapsing(isCollapsed, section: index)
    let rows = (isCollapsed ? old : layout).rowPositions(inSection: index)
    list.announce(
      at: rows.lowerBound, removed: isCollapsed ? rows.count : 0,
      added: isCollapsed ? 0 : rows.count)
    notifyHeaders(since: old)
    let isFocusInside = isCollapsed && focusBefore.map { rows.contains($0.position) } == true
    finish(isFocusInside ? .row(rows.lowerBound - 1) : .unchanged)
  }
}
