// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// What can be chosen, and what was.
extension PrintWindow {
  func showChoices() {
    parts.kind.setChoices(PrintKind.allCases.map(\.words))
    parts.kind.selected = PrintKind.allCases.firstIndex(of: settings.kind) ?? 0
    parts.emptyColumns.setRange(PrintSettings.emptyColumnRange)
    parts.emptyColumns.value = settings.emptyColumns
    parts.paper.setChoices(papers.map(PageSetup.displayName))
    parts.paper.selected = papers.firstIndex(of: settings.paper) ?? 0
    parts.orientation.setChoices([tr("Portrait"), tr("Landscape")])
    parts.orientation.selected = settings.isLandscape ? 1 : 0
    for (column, check) in parts.columns { check.isActive = settings.columns.contains(column) }
    parts.newPages.isActive = settings.startsNewPages
    showScopes()
  }

  /// Says how many students there are of each kind; who are chosen stay so.
  func showScopes() {
    isShowingChoices = true
    let scopes = PrintScope.allCases
    parts.scope.setChoices(scopes.map { $0.words(desk.count($0)) })
    parts.scope.selected = scopes.firstIndex(of: scope) ?? 0
    isShowingChoices = false
  }

  func listen() {
    let drops: [(DropDown, (PrintWindow, Int) -> Void)] = [
      (parts.kind, { $0.settings.kind = PrintKind.allCases[$1] }),
      (parts.scope, { $0.scope = PrintScope.allCases[$1] }),
      (parts.paper, { $0.settings.paper = $0.papers[$1] }),
      (parts.orientation, { $0.settings.isLandscape = $1 == 1 }),
    ]
    for (drop, change) in drops {
      drop.onSelectedChanged { [unowned self, unowned drop] in choose { change($0, drop.selected) }
      }
    }
    for (column, check) in parts.columns {
      check.onToggled { [unowned self, unowned check] in
        choose { $0.settings.columns.set(column, check.isActive) }
      }
    }
    parts.newPages.onToggled { [unowned self] in
      choose { $0.settings.startsNewPages = $0.parts.newPages.isActive }
    }
    parts.emptyColumns.onValueChanged { [unowned self] in
      choose { $0.settings.emptyColumns = $0.parts.emptyColumns.value }
    }
  }

  /// Makes a choice, remembers it and shows what comes of it.
  private func choose(_ change: (PrintWindow) -> Void) {
    guard !isShowingChoices else { return }
    let before = (settings, scope)
    change(self)
    guard before != (settings, scope) else { return }
    preferences.printing = settings
    layOut()
  }
}

extension PrintKind {
  fileprivate var words: String {
    switch self {
    case .list: tr("Class list")
    case .grid: tr("Attendance grid")
    case .labels: tr("Name labels")
    }
  }
}

extension PrintScope {
  fileprivate func words(_ count: Int) -> String {
    let words = ["count": String(count)]
    return switch self {
    case .all: tr("All ({count})", with: words)
    case .shown: tr("Shown ({count})", with: words)
    case .selected: tr("Selected ({count})", with: words)
    }
  }
}

extension Set {
  /// Has an element in it or not.
  fileprivate mutating func set(_ element: Element, _ isIn: Bool) {
    if isIn { insert(element) } else { remove(element) }
  }
}
