// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Takes files that are dropped on a widget.
package final class FileDropTarget: EventController {
  package convenience init() {
    self.init(
      adopting: UnsafeMutableRawPointer(
        gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!))
  }

  /// Is called with what was dropped; false refuses it.
  package func onDrop(_ handler: @escaping ([File]) -> Bool) {
    connect("drop", returning: { handler(FileDropTarget.files($0)) })
  }

  private static func files(_ arguments: SignalArguments) -> [File] {
    guard let value = arguments.boxed(0)?.assumingMemoryBound(to: GValue.self),
      let list = g_value_get_boxed(value)
    else { return [] }
    var files: [File] = []
    var link = gdk_file_list_get_files(OpaquePointer(list))
    let first = link
    while let node = link {
      files.append(File(sharing: node.pointee.data))
      link = node.pointee.next
    }
    g_slist_free(first)
    return files
  }
}
