// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A button.
package final class Button: Widget {
  package convenience init(label: String) {
    self.init(adopting: gtk_button_new_with_label(label))
  }

  package convenience init(icon: String) {
    self.init(adopting: gtk_button_new_from_icon_name(icon))
  }

  package var label: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    set {
      gtk_button_set_label(cast(), newValue)
      nameByMnemonic()
    }
  }

  /// Leaves the name of a button with a mnemonic to its label.
  ///
  /// GTK 4.8 names it by the text with the underscore, and by the label as well.
  func nameByMnemonic() {
    if gtk_button_get_use_underline(cast()) != 0 { resetAccessibleLabel() }
  }

  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(cast()) != 0 }
    set { gtk_button_set_has_frame(cast(), newValue ? 1 : 0) }
  }

  package func setAction(_ name: String) { gtk_actionable_set_action_name(cast(), name) }

  package func onClicked(_ handler: @escaping () -> Void) { connect("clicked") { _ in handler() } }
}

/// A box that is checked or not.
package final class CheckButton: Widget {
  package convenience init() { self.init(adopting: gtk_check_button_new()) }

  /// A box with a label, in which `_` stands before the letter that Alt presses.
  package convenience init(label: String) {
    self.init(adopting: gtk_check_button_new_with_mnemonic(label))
    // GTK 4.8 names it with the underscore.
    setAccessibleLabel(label.filter { $0 != "_" })
  }

  /// One of several of which one is active.
  package convenience init(choice label: String, besides other: CheckButton?) {
    self.init(adopting: gtk_check_button_new_with_label(label))
    if let other { gtk_check_button_set_group(cast(), other.cast()) }
  }

  package var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Whether it stands for several of which some are checked.
  package var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()) != 0 }
    set { gtk_check_button_set_inconsistent(cast(), newValue ? 1 : 0) }
  }

  /// Is called when it becomes checked or unchecked, by whomever.
  package func onToggled(_ handler: @escaping () -> Void) { connect("toggled") { _ in handler() } }
}

/// A button that stays pressed until it is pressed again.
package final class ToggleButton: Widget {
  package var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  package func onToggled(_ handler: @escaping () -> Void) { connect("toggled") { _ in handler() } }
}

/// A button that opens a menu.
package final class MenuButton: Widget {
  package func setMenu(_ menu: Menu) {
    gtk_menu_button_set_menu_model(cast(), menu.model)
    let name = { [weak self] in
      if let popover = self?.popover { MenuItems.name(in: popover) }
    }
    popover?.connect("map") { _ in name() }
  }

  package func popUp() { gtk_menu_button_popup(cast()) }
  package func popDown() { gtk_menu_button_popdown(cast()) }

  /// Is called when the menu that was set before is closed, with or without a choice.
  package func onMenuClosed(_ handler: @escaping () -> Void) {
    popover?.connect("closed") { _ in handler() }
  }

  private var popover: Widget? {
    gtk_menu_button_get_popover(cast()).map { Widget(sharing: $0) }
  }
}
