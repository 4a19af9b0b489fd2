// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What the desktop has set for every program.
package enum DesktopSettings {
  /// Calls `handler` when the font or its scale changes.
  package static func onFontChanged(_ handler: @escaping () -> Void) {
    settings?.onNotify("gtk-font-name", handler)
    settings?.onNotify("gtk-xft-dpi", handler)
  }

  /// How long two clicks may be apart to be one double click, in milliseconds.
  package static var doubleClickTime: Int {
    settings?.property("gtk-double-click-time") ?? 400
  }

  /// Whether the theme is one of high contrast, by whoever chose it.
  package static var hasHighContrast: Bool {
    let name = Environment.value(of: "GTK_THEME") ?? themeName ?? ""
    return name.hasPrefix("HighContrast") || name.hasPrefix("Default-hc")
  }

  /// Calls `handler` when another theme is used.
  package static func onThemeChanged(_ handler: @escaping () -> Void) {
    settings?.onNotify("gtk-theme-name", handler)
  }

  /// The style of all widgets.
  static var themeName: String? {
    get { settings?.property("gtk-theme-name") ?? nil }
    set { settings?.setProperty("gtk-theme-name", to: newValue) }
  }

  /// Whether the style’s dark form is used, where it has one.
  static var prefersDark: Bool {
    get { settings?.property("gtk-application-prefer-dark-theme") ?? false }
    set { settings?.setProperty("gtk-application-prefer-dark-theme", to: newValue) }
  }

  /// Whether what comes and goes does so with a movement.
  package static var hasAnimations: Bool {
    get { settings?.property("gtk-enable-animations") ?? true }
    set { settings?.setProperty("gtk-enable-animations", to: newValue) }
  }

  /// Nil without a display.
  private static var settings: Object? {
    gtk_settings_get_default().map { Object(sharing: UnsafeMutableRawPointer($0)) }
  }
}
