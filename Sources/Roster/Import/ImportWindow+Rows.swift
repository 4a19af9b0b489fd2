// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// What will happen: the rows of the list, and the numbers.
extension ImportWindow {
  func setUpRows() {
    // GTK may end rows after this window has ended.
    factory.onSetup { [weak self] item in
      self?.rows[item] = ImportRow(item) { [weak self] in self?.toggle($0) }
    }
    factory.onBind { [weak self] in self?.bind($0) }
    factory.onUnbind { [weak self] in self?.rows[$0]?.unbind() }
    factory.onTeardown { [weak self] in self?.rows[$0] = nil }
    parts.rows.setFactory(factory)
    parts.rows.onActivate { [unowned self] in toggle(list.places[$0]) }
    parts.rows.add(rowKeys())
    parts.rows.add(tabKeys())
    parts.filter.setName(tr("Rows to show"))
    parts.filter.setChoices(ImportFilter.allCases.map(\.title))
    parts.filter.onSelectedChanged { [unowned self] in showFiltered() }
    parts.takeAll.onToggled { [unowned self] in
      if !isShowing { take(takeableRows, parts.takeAll.isActive) }
    }
  }

  /// Shows all that is known now.
  func show() {
    isShowing = true
    showChoices()
    isShowing = false
    showFiltered()
  }

  private func showFiltered() {
    filter = ImportFilter.allCases[parts.filter.selected]
    list = ImportRowList(preview.plan, filter)
    parts.rows.setModel(list.model)
    showNumbers()
  }

  /// Shows the numbers, and whether there is anything to import.
  private func showNumbers() {
    let reason =
      failure
      ?? (preview.layout?.hasNames == false ? tr("No column holds names. Choose one.") : nil)
      ?? preview.plan?.reasonForNothing
    let sentences = [notice, preview.plan?.sentence, reason].compactMap { $0 }
    parts.summary.text = sentences.filter { !$0.isEmpty }.joined(separator: "\n")
    parts.summary.setCSSClass("problem", failure != nil)
    accept.isSensitive = reason == nil && preview.plan != nil
    accept.tooltip = reason ?? ""
    accept.setAccessibleDescription(reason ?? "")
    let takeable = takeableRows
    let taken = takeable.count { !isLeftOut($0) }
    isShowing = true
    parts.takeAll.isSensitive = !takeable.isEmpty
    parts.takeAll.isActive = taken == takeable.count && taken > 0
    parts.takeAll.isInconsistent = taken > 0 && taken < takeable.count
    parts.hidden.isActive = !preview.hiddenRows.contains(where: isLeftOut)
    isShowing = false
  }
}

// MARK: - Taking rows and leaving them out

extension ImportWindow {
  private func toggle(_ place: Int) {
    guard let row = preview.plan?[place] else { return }
    if row.outcome.isRepeated { return update { preview.choose(place) } }
    guard row.outcome.doesSomething else { return }
    preview.take([row.number], row.isLeftOut)
    refresh()
  }

  /// Takes rows in by their numbers, or leaves them out.
  func take(_ rows: [Int], _ isTaken: Bool) {
    preview.take(rows, isTaken)
    refresh()
  }

  private func refresh() {
    for row in rows.values { show(row) }
    showNumbers()
  }

  /// The numbers of the rows in the list that can be taken.
  private var takeableRows: [Int] {
    guard let plan = preview.plan else { return [] }
    return list.places.filter { plan.outcome(at: $0).doesSomething }.map(plan.number(at:))
  }

  private func isLeftOut(_ number: Int) -> Bool {
    preview.plan?.leftOut.contains(number) == true
  }

  private func bind(_ item: ListItem) {
    guard let row = rows[item] else { return }
    row.bind()
    show(row)
  }

  private func show(_ row: ImportRow) {
    guard let plan = preview.plan, let place = row.place, place < plan.count else { return }
    row.show(plan[place])
  }

  /// The space bar checks the row in focus.
  private func rowKeys() -> ShortcutController {
    let keys = ShortcutController()
    keys.captures()
    keys.add("space", "KP_Space") { [unowned self] in
      guard let focus = window.focusWidget,
        let place = rows.values.first(where: { $0.frame == focus })?.place
      else { return false }
      toggle(place)
      return true
    }
    return keys
  }

  /// Tab leaves the list instead of going from row to row.
  private func tabKeys() -> ShortcutController {
    let tabs = ShortcutController()
    tabs.captures()
    tabs.add("Tab") { [unowned self] in
      parts.scroller.moveFocusOut(forward: true)
      return true
    }
    tabs.add("<Shift>Tab", "<Shift>ISO_Left_Tab") { [unowned self] in
      parts.scroller.moveFocusOut(forward: false)
      return true
    }
    return tabs
  }
}
