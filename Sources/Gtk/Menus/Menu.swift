// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The items of a menu.
package final class Menu: Object {
  package convenience init() { self.init(adopting: g_menu_new()!) }

  init(adopting pointer: OpaquePointer) { super.init(adopting: UnsafeMutableRawPointer(pointer)) }
  override init(sharing pointer: UnsafeMutableRawPointer) { super.init(sharing: pointer) }

  /// The menu as popovers want it.
  var model: UnsafeMutablePointer<GMenuModel> { cast() }

  package func append(_ label: String, action: String) { g_menu_append(cast(), label, action) }

  package func append(_ label: String, action: String, target: Variant) {
    let item = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(item, action, target.pointer)
    g_menu_append_item(cast(), item)
    g_object_unref(UnsafeMutableRawPointer(item))
  }

  package func appendSection(_ section: Menu) { g_menu_append_section(cast(), nil, section.model) }

  package func removeAll() { g_menu_remove_all(cast()) }
}
