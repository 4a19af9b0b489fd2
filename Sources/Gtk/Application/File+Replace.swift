// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Writing a file whole or not at all.
extension File {
  /// Puts these bytes in place of what it holds, if there is one, without stopping the
  /// main loop.
  ///
  /// What fails leaves the old contents, or no file where there was none.
  package func replaceContents(_ bytes: [UInt8]) async throws(GtkError) {
    let contents = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(contents) }
    try await replace(by: Object(adopting: g_memory_input_stream_new_from_bytes(contents)))
  }

  /// Copies it to another place, over what is there, without stopping the main loop.
  ///
  /// What fails leaves what was there, or nothing.
  package func copy(to other: File) async throws(GtkError) {
    let file: OpaquePointer = cast()
    let contents = try await finished({ g_file_read_async(file, G_PRIORITY_DEFAULT, nil, $0, $1) })
    {
      (_, result) throws(GtkError) in
      let stream = try catchingError { g_file_read_finish(file, result, &$0) }
      return Object(adopting: stream!)
    }
    try await other.replace(by: contents)
  }

  /// Has what a stream gives take the place of what it holds.
  private func replace(by contents: Object) async throws(GtkError) {
    // GLib writes over a file by way of another one beside it, but a new one in its place.
    if await exists { return try await overwrite(by: contents) }
    let part = File(adopting: g_file_get_parent(cast())).child(".\(name).part")
    do throws(GtkError) {
      try await part.overwrite(by: contents)
      try await part.move(to: self)
    } catch {
      part.remove()
      throw error
    }
  }

  private func overwrite(by contents: Object) async throws(GtkError) {
    let file: OpaquePointer = cast()
    let stream = try await finished({
      g_file_replace_async(file, nil, 0, G_FILE_CREATE_NONE, G_PRIORITY_DEFAULT, nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      let stream = try catchingError { g_file_replace_finish(file, result, &$0) }
      return Object(adopting: stream!)
    }
    do throws(GtkError) {
      try await finished({
        g_output_stream_splice_async(
          stream.cast(), contents.cast(), G_OUTPUT_STREAM_SPLICE_NONE, G_PRIORITY_DEFAULT, nil, $0,
          $1)
      }) { (_, result) throws(GtkError) in
        _ = try catchingError { g_output_stream_splice_finish(stream.cast(), result, &$0) }
      }
    } catch {
      // Closed as usual, what came so far would take the place of what is there.
      let cancellable = g_cancellable_new()
      g_cancellable_cancel(cancellable)
      g_output_stream_close(stream.cast(), cancellable, nil)
      g_object_unref(cancellable)
      throw error
    }
    try await finished({
      g_output_stream_close_async(stream.cast(), G_PRIORITY_DEFAULT, nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      _ = try catchingError { g_output_stream_close_finish(stream.cast(), result, &$0) }
    }
  }

  /// Gives it a name that nothing has, in the same folder.
  private func move(to other: File) async throws(GtkError) {
    let (file, target): (OpaquePointer, OpaquePointer) = (cast(), other.cast())
    try await finished({
      g_file_move_async(
        file, target, G_FILE_COPY_NONE, G_PRIORITY_DEFAULT, nil, nil, nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      _ = try catchingError { g_file_move_finish(file, result, &$0) }
    }
  }
}
