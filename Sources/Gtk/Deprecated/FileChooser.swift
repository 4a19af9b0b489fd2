// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The desktop’s own window to choose a file.
package final class FileChooser: Object {
  package enum Purpose { case open, save, folder }

  /// Which filter is chosen, in the order in which they were added.
  package private(set) var filter = 0

  private var filters: [OpaquePointer?] = []
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
    filters.append(filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  /// The name a new file begins with.
  package func setName(_ name: String) { gtk_file_chooser_set_current_name(cast(), name) }

  /// Gives the file that is being named another name whenever another filter is chosen.
  ///
  /// Where the desktop asks outside of the program, the name stays as it was typed.
  ///
  /// - Parameter name: Makes it of the filter’s place and the name so far.
  package func nameByFilter(_ name: @escaping (Int, String) -> String) {
    // The chooser does not tell that another filter is chosen; the window in which it asks does.
    window?.onNotify("filter") { [weak self] in self?.rename(name) }
  }

  private func rename(_ name: (Int, String) -> String) {
    findFilter()
    guard let typed = gtk_file_chooser_get_current_name(cast()) else { return }
    defer { g_free(typed) }
    setName(name(filter, String(cString: typed)))
  }

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
    findFilter()
    gtk_native_dialog_destroy(cast())
    answer?.disconnect()
    return file.map { File(adopting: $0) }
  }

  private func findFilter() {
    filter = filters.firstIndex(of: gtk_file_chooser_get_filter(cast())) ?? filter
  }

  /// The window in which GTK asks for it, known by its filters.
  private var window: Object? {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      let window = Object(adopting: item)
      if isWindow(window) { return window }
    }
    return nil
  }

  private func isWindow(_ window: Object) -> Bool {
    guard cgtk_instance_is_a(window.pointer, gtk_file_chooser_get_type()) != 0 else { return false }
    let offered = gtk_file_chooser_get_filters(window.cast())
    defer { g_object_unref(UnsafeMutableRawPointer(offered)) }
    guard let first = g_list_model_get_item(offered, 0) else { return false }
    defer { g_object_unref(first) }
    return filters.first == OpaquePointer(first)
  }
}
