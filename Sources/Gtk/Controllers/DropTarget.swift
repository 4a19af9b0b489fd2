// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What was dropped on a widget.
package enum Dropped {
  case files([File])
  case text(String)
}

/// Takes files, and text, that are dropped on a widget.
package final class DropTarget: EventController {
  package convenience init() {
    self.init(
      adopting: UnsafeMutableRawPointer(gtk_drop_target_new(cgtk_type_invalid(), GDK_ACTION_COPY)!))
    var types = [gdk_file_list_get_type(), cgtk_type_string()]
    gtk_drop_target_set_gtypes(cast(), &types, gsize(types.count))
  }

  /// Is called with what was dropped; false refuses it.
  package func onDrop(_ handler: @escaping (Dropped) -> Bool) {
    connect("drop", returning: { DropTarget.dropped($0).map(handler) ?? false })
  }

  private static func dropped(_ arguments: SignalArguments) -> Dropped? {
    guard let value = arguments.boxed(0)?.assumingMemoryBound(to: GValue.self) else { return nil }
    if cgtk_value_type(value) == cgtk_type_string() {
      return String?(value: value).map(Dropped.text)
    }
    return g_value_get_boxed(value).map { .files(files(OpaquePointer($0))) }
  }

  private static func files(_ list: OpaquePointer) -> [File] {
    var files: [File] = []
    var link = gdk_file_list_get_files(list)
    let first = link
    while let node = link {
      files.append(File(sharing: node.pointee.data))
      link = node.pointee.next
    }
    g_slist_free(first)
    return files
  }
}
