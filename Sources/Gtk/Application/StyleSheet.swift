// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A style of the program’s own, over the theme’s.
package final class StyleSheet: Object {
  package init(_ text: [UInt8]) {
    let provider = gtk_css_provider_new()!
    text.withUnsafeBytes {
      let css = $0.baseAddress!.assumingMemoryBound(to: CChar.self)
      cgtk_css_provider_load(provider, css, gssize($0.count))
    }
    super.init(adopting: UnsafeMutableRawPointer(provider))
  }

  /// Whether every window uses it.
  ///
  /// What is turned on later counts more.
  package var isOn = false {
    didSet {
      guard isOn != oldValue, let display = gdk_display_get_default() else { return }
      if isOn {
        gtk_style_context_add_provider_for_display(
          display, cast(), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      } else {
        gtk_style_context_remove_provider_for_display(display, cast())
      }
    }
  }

  /// Uses a style sheet for every window from now on.
  package static func install(_ text: [UInt8]) { StyleSheet(text).isOn = true }
}
