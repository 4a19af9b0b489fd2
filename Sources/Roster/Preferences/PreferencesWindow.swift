// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Where a person chooses how the program behaves; each choice counts at once.
///
/// It lives until it is closed.
final class PreferencesWindow {
  /// Puts the roster in the order of a language; false when that failed.
  typealias Reorder = (OrderLanguage) async -> Bool

  private let window: Window
  private let language: DropDown
  private let history: DropDown
  private let languages: LanguageChoices
  private let steps: HistoryChoices

  /// The position of the language that the roster has.
  private var chosen: Int

  /// Shows the choices over a window.
  static func present(
    over parent: Window, language: OrderLanguage, preferences: Preferences,
    reorder: @escaping Reorder
  ) {
    let choices = PreferencesWindow(language, preferences)
    choices.listen(to: preferences, reorder)
    choices.window.stand(over: parent)
    choices.window.present()
    choices.language.grabFocus()
  }

  private init(_ current: OrderLanguage, _ preferences: Preferences) {
    let builder = Builder(PackageResources.preferences_ui, domain: Identity.domain)
    window = builder.widget("preferences")
    language = builder.widget("language")
    history = builder.widget("history")
    languages = LanguageChoices(current: current)
    steps = HistoryChoices()
    chosen = languages.selected
    language.nameButton(tr("Language of the order"))
    history.nameButton(tr("Keep for undo"))
    language.setChoices(languages.words)
    language.selected = chosen
    history.setChoices(steps.words)
    history.selected = steps.position(of: preferences.undoSteps)
  }

  private func listen(to preferences: Preferences, _ reorder: @escaping Reorder) {
    language.onSelectedChanged { [weak self] in self?.languageWasChosen(reorder) }
    history.onSelectedChanged { [unowned self] in
      preferences.undoSteps = steps.counts[history.selected]
    }
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in chosen = language.selected }
  }

  /// One change at a time: until it is done no other can be asked for.
  private func languageWasChosen(_ reorder: @escaping Reorder) {
    guard language.selected != chosen else { return }
    language.isSensitive = false
    Task {
      if await reorder(languages.languages[language.selected]) {
        chosen = language.selected
      } else {
        language.selected = chosen
      }
      language.isSensitive = true
      language.grabFocus()
    }
  }
}
