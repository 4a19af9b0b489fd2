// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Listens to what happens to a widget.
package class EventController: Object {
  /// Hears events before the widgets inside do.
  package func captures() {
    gtk_event_controller_set_propagation_phase(cast(), GTK_PHASE_CAPTURE)
  }

  /// Which modifier keys were down in the event being handled.
  package var modifiers: Modifiers {
    Modifiers(rawValue: gtk_event_controller_get_current_event_state(cast()).rawValue)
  }
}

/// Modifier keys that are held.
package struct Modifiers: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
}

/// Hears clicks.
package final class ClickGesture: EventController {
  /// Hears one button: 1 the first, 3 the one for menus.
  package convenience init(button: Int) {
    self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()!))
    gtk_gesture_single_set_button(cast(), guint(button))
  }

  package func onPressed(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("pressed") { handler($0.integer(0), $0.double(1), $0.double(2)) }
  }

  package func onReleased(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("released") { handler($0.integer(0), $0.double(1), $0.double(2)) }
  }

  /// Keeps the click from everyone else.
  package func claim() { gtk_gesture_set_state(cast(), GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// Hears the pointer drag with its first button down; a click is a short drag.
package final class DragGesture: EventController {
  package convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()!))
  }

  package func onBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("drag-begin") { handler($0.double(0), $0.double(1)) }
  }

  /// Is called with the way since the beginning.
  package func onUpdate(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("drag-update") { handler($0.double(0), $0.double(1)) }
  }

  package func onEnd(_ handler: @escaping () -> Void) { connect("drag-end") { _ in handler() } }
}

/// Hears the pointer come and go.
package final class MotionController: EventController {
  package convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()!))
  }

  package var containsPointer: Bool {
    gtk_event_controller_motion_contains_pointer(cast()) != 0
  }

  package func onEnter(_ handler: @escaping () -> Void) { connect("enter") { _ in handler() } }
  package func onLeave(_ handler: @escaping () -> Void) { connect("leave") { _ in handler() } }
}

/// Hears the wheel of a mouse, or two fingers, go up and down.
package final class ScrollController: EventController {
  package convenience init() {
    let flags = GtkEventControllerScrollFlags(
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue)
    self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(flags)!))
  }

  /// Is called for each step; down is positive.
  package func onScrolled(_ handler: @escaping (_ down: Double) -> Void) {
    connect(
      "scroll",
      returning: {
        handler($0.double(1))
        return true
      })
  }
}

/// Hears the focus come and go.
package final class FocusController: EventController {
  package convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()!))
  }

  package var containsFocus: Bool { gtk_event_controller_focus_contains_focus(cast()) != 0 }

  package func onEnter(_ handler: @escaping () -> Void) { connect("enter") { _ in handler() } }
  package func onLeave(_ handler: @escaping () -> Void) { connect("leave") { _ in handler() } }
}
