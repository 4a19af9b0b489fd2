// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

// What a program needs that binds GTK in its own way: addresses of GObjects, in and out.

extension ResultsListModel {
  /// The address of the list: a GObject that is a GListModel and a GtkSelectionModel
  /// at once.
  ///
  /// Give it to a list view as it is: selected rows are those of this model, and a
  /// view’s keys and clicks select here. It is borrowed and valid as long as the
  /// model; whoever keeps it longer takes a reference with `g_object_ref`, and finds
  /// the list empty when the model is gone. Use it on the main thread only.
  @unsafe public var address: UnsafeMutableRawPointer { unsafe list.address }
}

extension ResultsRow {
  /// The row behind an item of the list, such as `gtk_list_item_get_item` gives.
  ///
  /// The item keeps the row alive. nil for any object that is no row of such
  /// elements.
  ///
  /// - Parameter item: The address of a GObject that is alive.
  @unsafe public static func behind(item: UnsafeMutableRawPointer) -> ResultsRow? {
    unsafe behind(Object.at(item))
  }
}

/// The main actor in a program whose main thread is GLib’s.
public enum MainActorSource {
  /// Has GLib’s default main loop run the main actor: without it nothing that awaits
  /// goes on inside a GTK program, and no change is shown.
  ///
  /// Call it once, on the main thread, before the loop runs. A program whose GTK
  /// binding sees to that already must not.
  public static func attach() { MainQueueSource.attach() }
}
