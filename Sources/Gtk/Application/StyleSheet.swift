// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The program’s own style, over the theme’s.
package enum StyleSheet {
  /// Uses a style sheet for every window.
  package static func install(_ text: [UInt8]) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()!
    text.withUnsafeBytes {
      let css = $0.baseAddress!.assumingMemoryBound(to: CChar.self)
      gtk_css_provider_load_from_data(provider, css, gssize($0.count))
    }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}

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

  /// Nil without a display.
  private static var settings: Object? {
    gtk_settings_get_default().map { Object(sharing: UnsafeMutableRawPointer($0)) }
  }
}
