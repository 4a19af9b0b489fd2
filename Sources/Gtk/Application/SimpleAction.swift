// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Something a menu, a key or a button can ask for by name.
package final class SimpleAction: Object {
  package convenience init(_ name: String) {
    self.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)!))
  }

  /// One of several choices; it is activated with the choice made.
  package convenience init(_ name: String, choice: String) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = Variant(choice).withPointer { g_simple_action_new_stateful(name, type, $0)! }
    self.init(adopting: UnsafeMutableRawPointer(action))
  }

  /// A switch that is on or off.
  package convenience init(_ name: String, isOn: Bool) {
    let action = Variant(isOn).withPointer { g_simple_action_new_stateful(name, nil, $0)! }
    self.init(adopting: UnsafeMutableRawPointer(action))
  }

  package var isEnabled: Bool {
    get { g_action_get_enabled(cast()) != 0 }
    set { g_simple_action_set_enabled(cast(), newValue ? 1 : 0) }
  }

  package var choice: String {
    get { Variant(adopting: g_action_get_state(cast())).string }
    set { setState(Variant(newValue)) }
  }

  package var isOn: Bool {
    get { Variant(adopting: g_action_get_state(cast())).boolean }
    set { setState(Variant(newValue)) }
  }

  private func setState(_ state: Variant) { g_simple_action_set_state(cast(), state.pointer) }

  package func onActivate(_ handler: @escaping () -> Void) {
    connect("activate") { _ in handler() }
  }

  /// Is called with the choice that was made, or the number a menu item carries.
  package func onActivate(_ handler: @escaping (Variant) -> Void) {
    connect("activate") { handler(Variant(sharing: $0.variant(0)!)) }
  }

  /// Is called when the person asks for another state; the handler sets it.
  package func onChangeState(_ handler: @escaping (Variant) -> Void) {
    connect("change-state") { handler(Variant(sharing: $0.variant(0)!)) }
  }
}

/// What has actions under a prefix of its own.
package protocol ActionMap: Object {}

extension ActionMap {
  package func addAction(_ action: SimpleAction) { g_action_map_add_action(cast(), action.cast()) }

  /// Adds an action that calls `handler`.
  @discardableResult
  package func addAction(_ name: String, _ handler: @escaping () -> Void) -> SimpleAction {
    let action = SimpleAction(name)
    action.onActivate(handler)
    addAction(action)
    return action
  }
}

/// Actions of one part of a window.
package final class SimpleActionGroup: Object, ActionMap {
  package init() { super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()!)) }
}
