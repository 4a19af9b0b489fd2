// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A file, wherever it is.
package final class File: Object {
  package convenience init(path: String) { self.init(adopting: g_file_new_for_path(path)!) }

  init(adopting pointer: OpaquePointer) { super.init(adopting: UnsafeMutableRawPointer(pointer)) }

  override init(sharing pointer: UnsafeMutableRawPointer) { super.init(sharing: pointer) }

  /// Its place on this computer, nil when it has none.
  package var path: String? { take(g_file_get_path(cast())) }

  /// Its name, without the folder.
  package var name: String { take(g_file_get_basename(cast())) ?? "" }

  /// Reads all of it, without stopping the main loop.
  package func contents() async throws(GtkError) -> [UInt8] {
    let file: OpaquePointer = cast()
    return try await finished({ g_file_load_contents_async(file, nil, $0, $1) }) {
      (_, result) throws(GtkError) in
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      defer { g_free(bytes) }
      _ = try catchingError { g_file_load_contents_finish(file, result, &bytes, &count, nil, &$0) }
      return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
  }

  /// Puts these bytes in place of what it holds, if there is one, without stopping the
  /// main loop.
  ///
  /// What fails leaves the old contents.
  package func replaceContents(_ bytes: [UInt8]) async throws(GtkError) {
    let file: OpaquePointer = cast()
    let contents = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(contents) }
    try await finished({
      g_file_replace_contents_bytes_async(
        file, contents, nil, 0, G_FILE_CREATE_NONE, nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      _ = try catchingError { g_file_replace_contents_finish(file, result, nil, &$0) }
    }
  }

  /// Copies it to another place, over what is there, without stopping the main loop.
  package func copy(to other: File) async throws(GtkError) {
    let (file, target): (OpaquePointer, OpaquePointer) = (cast(), other.cast())
    try await finished({
      g_file_copy_async(
        file, target, G_FILE_COPY_OVERWRITE, G_PRIORITY_DEFAULT, nil, nil, nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      _ = try catchingError { g_file_copy_finish(file, result, &$0) }
    }
  }

  private func take(_ string: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(string) }
    return string.map { String(cString: $0) }
  }
}
