// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// A language by whose rules students can be put in order.
package struct OrderLanguage: Hashable, Sendable {
  /// As ICU names it: `en`, `zh_CN`.
  package let identifier: String

  package init(_ identifier: String) { self.identifier = identifier }

  /// What the language calls itself.
  package var name: String { Locale(identifier).name }

  /// Whether both are the same but for the region.
  package func isAkin(to other: Self) -> Bool {
    Locale(identifier).language == Locale(other.identifier).language
  }

  /// The system’s.
  package static var system: Self { Self(Locale.current.identifier) }

  /// Those that can be chosen besides the system’s.
  package static let choices = [
    "en", "zh", "cs", "da", "de", "es", "et", "fi", "fr", "hr", "hu", "it", "lt", "lv", "nb", "nl",
    "pl", "pt", "ro", "sk", "sl", "sq", "sv", "tr", "vi", "el", "ru", "uk", "ar", "he", "hi", "ja",
    "ko", "th",
  ].map { Self($0) }
}
