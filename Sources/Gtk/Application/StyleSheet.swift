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
