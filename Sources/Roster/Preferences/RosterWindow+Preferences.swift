// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What a person may choose.
extension RosterWindow {
  func showPreferences() {
    guard let database else { return }
    PreferencesWindow.present(
      over: widget, language: database.language, preferences: preferences
    ) { [weak self] language in
      await self?.reorder(database, by: language) ?? false
    }
  }

  /// Forgets what is older than what is kept for undo.
  func forgetOldHistory() {
    Task { [weak self, database, preferences] in
      try? await database?.forgetHistory(keeping: preferences.undoSteps)
      self?.showUndo()
    }
  }

  private func reorder(_ database: RosterDatabase, by language: OrderLanguage) async -> Bool {
    let meter = ProgressMeter(progress, tr("Sorting…"), canBeCancelled: false)
    defer { meter.end() }
    let place = list.place
    do {
      try await database.setLanguage(language, progress: meter.report)
      whenCaughtUp { [weak self] in self?.list.goBack(to: place) }
      return true
    } catch {
      show(error)
      return false
    }
  }
}
