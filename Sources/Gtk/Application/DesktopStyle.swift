// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Dark and high-contrast styles and less motion, as the desktop prefers them.
///
/// GTK follows these preferences by itself only from 4.20 on, and a person who
/// sets `GTK_THEME` wants just that.
package final class DesktopStyle {
  private var isDark = false
  private var isHighContrast = false
  private var hasLessMotion = false
  private var portal: SettingsPortal?
  private let ownTheme: String?
  private let moves: Bool

  /// Follows the preferences as long as it lives.
  package init() {
    ownTheme = DesktopSettings.themeName
    moves = DesktopSettings.hasAnimations
    let isNeeded = gtk_get_minor_version() < 20 && Environment.value(of: "GTK_THEME") == nil
    if isNeeded { Task { [weak self] in await self?.follow() } }
  }

  private func follow() async {
    guard let portal = await SettingsPortal.find() else { return }
    self.portal = portal
    portal.onChanged { [weak self] in self?.take($0, $1) }
    for key in ["color-scheme", "contrast", "reduced-motion"] {
      if let number = await portal.number(key) { take(key, number) }
    }
  }

  private func take(_ key: String, _ number: Int) {
    switch key {
    case "color-scheme": isDark = number == 1
    case "contrast": isHighContrast = number == 1
    case "reduced-motion": hasLessMotion = number == 1
    default: return
    }
    apply()
  }

  /// High contrast has a dark style of its own name; asking it to be dark would lose it.
  private func apply() {
    DesktopSettings.themeName =
      isHighContrast ? (isDark ? "Default-hc-dark" : "Default-hc") : ownTheme
    DesktopSettings.prefersDark = isDark && !isHighContrast
    DesktopSettings.hasAnimations = moves && !hasLessMotion
  }
}
