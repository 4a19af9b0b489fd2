// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Anything that is shown.
///
/// Two wrappers of one widget are equal.
package class Widget: Object {
  override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  package required override init(sharing pointer: UnsafeMutableRawPointer) {
    super.init(sharing: pointer)
  }

  /// The pointer as the calls of every widget want it.
  var widget: UnsafeMutablePointer<GtkWidget> { cast() }
}

// MARK: - State

extension Widget {
  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether the pointer reaches it.
  package var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// Whether it or anything inside may have the focus.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  package var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

  /// Whether the pointer is over it.
  package var isHovered: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }

  package var tooltip: String {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } ?? "" }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  package func addCSSClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  package func removeCSSClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

  package func setCSSClass(_ name: String, _ isSet: Bool) {
    if isSet { addCSSClass(name) } else { removeCSSClass(name) }
  }
}

// MARK: - Place

extension Widget {
  package var width: Int { Int(gtk_widget_get_width(widget)) }
  package var height: Int { Int(gtk_widget_get_height(widget)) }

  package var horizontalAlignment: Align {
    get { Align(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.gtk) }
  }

  package var verticalAlignment: Align {
    get { Align(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.gtk) }
  }

  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  package var topMargin: Int {
    get { Int(gtk_widget_get_margin_top(widget)) }
    set { gtk_widget_set_margin_top(widget, Int32(newValue)) }
  }

  package func setMargins(horizontal: Int, vertical: Int) {
    gtk_widget_set_margin_start(widget, Int32(horizontal))
    gtk_widget_set_margin_end(widget, Int32(horizontal))
    gtk_widget_set_margin_top(widget, Int32(vertical))
    gtk_widget_set_margin_bottom(widget, Int32(vertical))
  }

  /// The smallest size it asks for; -1 leaves one to the widget.
  package func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(widget, Int32(width), Int32(height))
  }

  /// Whether it is on screen with a size of its own.
  package var isLaidOut: Bool {
    gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_height(widget) > 0
  }

  package func queueResize() { gtk_widget_queue_resize(widget) }
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  /// A point of this widget in another’s coordinates, if both are in one window.
  package func point(x: Double, y: Double, in other: Widget) -> (x: Double, y: Double)? {
    var here = graphene_point_t(x: Float(x), y: Float(y))
    var there = graphene_point_t()
    let isFound = gtk_widget_compute_point(widget, other.widget, &here, &there)
    return isFound != 0 ? (Double(there.x), Double(there.y)) : nil
  }
}

// MARK: - Tree

extension Widget {
  package var parent: Widget? { gtk_widget_get_parent(widget).map { Widget(sharing: $0) } }

  package func isInside(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// Whether it, or a widget inside, has the focus of its window.
  package var containsFocus: Bool {
    guard let focus = gtk_root_get_focus(gtk_widget_get_root(widget)) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Asks for the focus; false when it cannot be had.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Moves the focus as the Tab key does.
  @discardableResult
  package func moveFocus(forward: Bool) -> Bool {
    gtk_widget_child_focus(widget, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
  }

  package func add(_ controller: EventController) {
    // The widget takes the reference it is given; the wrapper keeps its own.
    gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
  }

  package func onDestroy(_ handler: @escaping () -> Void) { connect("destroy") { _ in handler() } }

  package func insertActions(_ group: SimpleActionGroup, prefix: String) {
    gtk_widget_insert_action_group(widget, prefix, group.cast())
  }

  package func setActionEnabled(_ name: String, _ isEnabled: Bool) {
    gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
  }

  /// Runs an action by its full name, such as `list.scroll-to-item`.
  @discardableResult
  package func activateAction(_ name: String, _ target: Variant? = nil) -> Bool {
    gtk_widget_activate_action_variant(widget, name, target?.pointer) != 0
  }
}
