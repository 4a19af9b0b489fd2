// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The items of a menu that is shown, as a screen reader knows them.
///
/// GTK 4.18 names an item by a label that it hides from screen readers, so that they read nothing.
enum MenuItems {
  /// Names all items in a menu and its submenus by their texts.
  static func name(in menu: Widget) { name(inside: menu.widget) }

  private static func name(inside widget: UnsafeMutablePointer<GtkWidget>) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if isItem(child) { name(Widget(sharing: UnsafeMutableRawPointer(child))) }
      name(inside: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private static func isItem(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let type = g_type_from_name("GtkModelButton")
    return type != 0 && cgtk_instance_is_a(widget, type) != 0
  }

  private static func name(_ item: Widget) {
    guard let text: String = item.property("text") else { return }
    gtk_accessible_reset_relation(item.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    item.setAccessibleLabel(plain(text))
  }

  /// A text without the marks before the letters that Alt presses.
  private static func plain(_ text: String) -> String {
    text.split(separator: "__", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != "_" } }
      .joined(separator: "_")
  }
}
