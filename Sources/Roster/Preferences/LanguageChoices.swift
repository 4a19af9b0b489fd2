// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel

/// The languages that a roster can be put in order by: the system’s first.
struct LanguageChoices {
  let languages: [OrderLanguage]

  /// The position of the one that the roster has.
  let selected: Int

  init(current: OrderLanguage, system: OrderLanguage = .system) {
    var languages = [system] + OrderLanguage.choices.filter { $0 != system }
    let position =
      languages.firstIndex(of: current) ?? languages.firstIndex { $0.isAkin(to: current) }
    // Another system’s language, which no choice is like.
    if position == nil { languages.append(current) }
    self.languages = languages
    selected = position ?? languages.count - 1
  }

  /// What they are called, for a list.
  var words: [String] {
    [tr("System language ({language})", with: ["language": languages[0].name])]
      + languages.dropFirst().map(\.name)
  }
}
