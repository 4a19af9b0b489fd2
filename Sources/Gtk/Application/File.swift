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

  /// What stands in it under a name, if it is a folder.
  package func child(_ name: String) -> File { File(adopting: g_file_get_child(cast(), name)!) }

  /// Whether it is there.
  package var exists: Bool { get async { await kind != G_FILE_TYPE_UNKNOWN } }

  /// Whether it is a folder.
  package var isFolder: Bool { get async { await kind == G_FILE_TYPE_DIRECTORY } }

  /// What it is, asked for without stopping the main loop.
  private var kind: GFileType {
    get async {
      let file: OpaquePointer = cast()
      let attribute = "standard::type"
      let kind = try? await finished({
        g_file_query_info_async(
          file, attribute, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, nil, $0, $1)
      }) { (_, result) throws(GtkError) in
        let info = try catchingError { g_file_query_info_finish(file, result, &$0) }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        return g_file_info_get_file_type(info)
      }
      return kind ?? G_FILE_TYPE_UNKNOWN
    }
  }

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

  /// An empty file of the program’s own, until it removes it.
  package static func temporary() throws(GtkError) -> File {
    var stream: UnsafeMutablePointer<GFileIOStream>?
    let file = try catchingError { g_file_new_tmp(nil, &stream, &$0) }
    g_object_unref(stream)
    return File(adopting: file!)
  }

  /// Removes it; where that fails it stays.
  package func remove() { g_file_delete(cast(), nil, nil) }

  private func take(_ string: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(string) }
    return string.map { String(cString: $0) }
  }
}
