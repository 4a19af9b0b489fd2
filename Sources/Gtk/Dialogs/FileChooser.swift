// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The desktop’s own window to choose a file.
package final class FileChooser: Object {
  package enum Purpose { case open, save, folder }

  private var answer: SignalConnection?

  package init(_ purpose: Purpose, title: String, accept: String, cancel: String, parent: Window?) {
    let action =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    let chooser = gtk_file_chooser_native_new(title, parent?.cast(), action, accept, cancel)!
    super.init(adopting: UnsafeMutableRawPointer(chooser))
    gtk_native_dialog_set_modal(cast(), 1)
  }

  /// Offers files of these kinds under a name.
  package func addFilter(_ name: String, patterns: [String], types: [String] = []) {
    let filter = gtk_file_filter_new()!
    gtk_file_filter_set_name(filter, name)
    for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
    for type in types { gtk_file_filter_add_mime_type(filter, type) }
    gtk_file_chooser_add_filter(cast(), filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  /// The name a new file begins with.
  package func setName(_ name: String) { gtk_file_chooser_set_current_name(cast(), name) }

  /// Shows it and calls `handler` with the file, or nil.
  ///
  /// It keeps itself until then.
  package func ask(_ handler: @escaping (File?) -> Void) {
    answer = connect("response") { [self] in handler(end(with: $0.integer(0))) }
    gtk_native_dialog_show(cast())
  }

  private func end(with response: Int) -> File? {
    let isAccepted = response == Int(GTK_RESPONSE_ACCEPT.rawValue)
    let file = isAccepted ? gtk_file_chooser_get_file(cast()) : nil
    gtk_native_dialog_destroy(cast())
    answer?.disconnect()
    return file.map { File(adopting: $0) }
  }
}
