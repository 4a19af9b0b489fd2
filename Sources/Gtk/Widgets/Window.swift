// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A window.
package class Window: Widget {
  package var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  package var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(cast(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(cast(), Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The window of the program that has the keyboard; nil while another program has it.
  package static var active: Window? {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      let window = Window(adopting: item)
      if window.isActive { return window }
    }
    return nil
  }

  package var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }
  package var isActive: Bool { gtk_window_is_active(cast()) != 0 }
  package func maximize() { gtk_window_maximize(cast()) }

  /// The widget that has the focus when the window is active.
  package var focusWidget: Widget? { gtk_window_get_focus(cast()).map { Widget(sharing: $0) } }

  /// Whether the windows under it wait until it is closed.
  package var isModal: Bool {
    get { gtk_window_get_modal(cast()) != 0 }
    set { gtk_window_set_modal(cast(), newValue ? 1 : 0) }
  }

  package func setTransient(for parent: Window?) {
    gtk_window_set_transient_for(cast(), parent?.cast())
  }

  package func present() { gtk_window_present(cast()) }
  package func close() { gtk_window_close(cast()) }
  package func destroy() { gtk_window_destroy(cast()) }

  /// Is called when the person closes the window; true keeps it open.
  package func onCloseRequest(_ handler: @escaping () -> Bool) {
    connect("close-request", returning: { _ in handler() })
  }

  /// Is called once the window is gone: closed by a person or the program, or with its parent.
  ///
  /// It has let go of its handlers then, and of what they capture. GTK by itself keeps them,
  /// and does not emit `destroy`, as long as anyone holds the window.
  package func onClosed(_ handler: @escaping () -> Void) {
    connect("unrealize") { [weak self] _ in
      Task {
        if let self { g_object_run_dispose(self.pointer) }
        handler()
      }
    }
  }

  /// Is called soon after the window got another size, as when it is shown.
  package func onResized(_ handler: @escaping () -> Void) {
    connect("realize") { [weak self] _ in
      guard let self, let surface = gtk_native_get_surface(cast()) else { return }
      Object(sharing: UnsafeMutableRawPointer(surface)).connect("layout") { _ in
        Task { handler() }
      }
    }
  }

  @discardableResult
  package func onActiveChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    onNotify("is-active", handler)
  }

  /// Is called when another widget has the focus, or none.
  @discardableResult
  package func onFocusChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    onNotify("focus-widget", handler)
  }
}

/// A window of an application, with actions under the prefix `win`.
package final class ApplicationWindow: Window, ActionMap {
  /// Whether one of the window’s own actions can be asked for.
  package func setEnabled(_ action: String, _ isEnabled: Bool) {
    guard let action = g_action_map_lookup_action(cast(), action) else { return }
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
  }

  package func setApplication(_ application: Application) {
    gtk_window_set_application(cast(), application.cast())
  }
}
