// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import CGtk4
import FetchedResults
import ResultsListModel

@MainActor final class ListWindow {
  private let view: OpaquePointer
  private var model: AnyObject?

  init() {
    gtk_init()
    let list = gtk_list_view_new(nil, nil)
    let (window, scroller) = (gtk_window_new()!, gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_default_size($0, 320, 400)
      gtk_window_set_child($0, scroller)
      gtk_window_present($0)
    }
    view = OpaquePointer(list!)
  }

  /// Shows a list, each row as the text that `text` makes of it.
  func show<Element: Entity>(
    _ model: ResultsListModel<Element>, text: @escaping (ResultsRow<Element>) -> String
  ) {
    let factory = gtk_signal_list_item_factory_new()!
    var observations: [UInt: RowObservation] = [:]
    connect(factory, "setup") { item in
      gtk_list_item_set_child(OpaquePointer(bitPattern: item), gtk_label_new(nil))
    }
    connect(factory, "bind") { item in
      let place = OpaquePointer(bitPattern: item)
      guard let object = gtk_list_item_get_item(place),
        let row = ResultsRow<Element>.behind(item: object)
      else { return }
      let label = OpaquePointer(gtk_list_item_get_child(place))
      let show = { gtk_label_set_text(label, text(row)) }
      observations[item] = row.onChanged(show)
      show()
    }
    connect(factory, "unbind") { observations.removeValue(forKey: $0)?.cancel() }
    connect(view, "activate") { [unowned model] position in
      model.toggleSection(of: model.identity(at: Int(UInt32(truncatingIfNeeded: position))))
    }
    gtk_list_view_set_factory(view, factory)
    gtk_list_view_set_model(view, OpaquePointer(model.address))
    self.model = model
  }

  /// Runs until the last window is closed.
  func run() {
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }
}

/// A closure that GLib holds.
private final class Handler {
  let body: @MainActor (UInt) -> Void
  init(_ body: @escaping @MainActor (UInt) -> Void) { self.body = body }
}

/// Calls `body` with a signal’s argument, as the number or the address that it is.
@MainActor private func connect(
  _ object: OpaquePointer, _ signal: String, _ body: @escaping @MainActor (UInt) -> Void
) {
  let callback: @convention(c) (gpointer, UInt, gpointer) -> Void = { _, argument, data in
    let body = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().body
    MainActor.assumeIsolated { body(argument) }
  }
  g_signal_connect_data(
    gpointer(object), signal, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Handler(body)).toOpaque(),
    { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
}
