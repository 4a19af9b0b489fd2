// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Printing through the desktop’s own dialog.
///
/// It keeps itself until it has ended.
package final class PrintOperation: Object {
  package enum Outcome: Equatable {
    case printed, cancelled
    case failed(String)
  }

  private var connections: [SignalConnection] = []

  /// Prints under a name.
  ///
  /// - Parameter setup: The paper that the dialog begins with.
  package init(name: String, setup: PageSetup) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()!))
    gtk_print_operation_set_job_name(cast(), name)
    gtk_print_operation_set_default_page_setup(cast(), setup.cast())
    gtk_print_operation_set_embed_page_setup(cast(), 1)
    gtk_print_operation_set_use_full_page(cast(), 1)
    gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
    gtk_print_operation_set_allow_async(cast(), 1)
  }

  /// Is called with the paper that was chosen, before the first page; gives the number of pages.
  package func onBegin(_ handler: @escaping (PageSetup) -> Int) {
    let connection = connect("begin-print") { [unowned self] in
      guard let context = $0.object(0) else { return }
      let setup = PageSetup(sharing: UnsafeMutableRawPointer(PrintOperation.setup(of: context)))
      gtk_print_operation_set_n_pages(cast(), gint(handler(setup)))
    }
    connections.append(connection)
  }

  /// Is called for each page that is wanted, counted from 0.
  package func onDraw(_ handler: @escaping (PageCanvas, _ page: Int) -> Void) {
    let connection = connect("draw-page") {
      guard let context = $0.object(0) else { return }
      handler(PageCanvas(cairo: PrintOperation.cairo(of: context)), $0.integer(1))
    }
    connections.append(connection)
  }

  /// Asks for a printer over a window, and prints there.
  package func run(over parent: Window?, _ handler: @escaping (Outcome) -> Void) {
    run(GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, over: parent, handler)
  }

  /// Writes a file as a printer would get it, without a dialog.
  package func export(to path: String, _ handler: @escaping (Outcome) -> Void) {
    gtk_print_operation_set_export_filename(cast(), path)
    run(GTK_PRINT_OPERATION_ACTION_EXPORT, over: nil, handler)
  }

  /// Stops before the next page.
  package func cancel() { gtk_print_operation_cancel(cast()) }
}

extension PrintOperation {
  private func run(
    _ action: GtkPrintOperationAction, over parent: Window?, _ handler: @escaping (Outcome) -> Void
  ) {
    var isOver = false
    let end = { [self] (result: Int) in
      guard !isOver, result != Int(GTK_PRINT_OPERATION_RESULT_IN_PROGRESS.rawValue) else { return }
      isOver = true
      handler(outcome(result))
      for connection in connections { connection.disconnect() }
      connections = []
    }
    connections.append(connect("done") { end($0.integer(0)) })
    let result = gtk_print_operation_run(cast(), action, parent?.cast(), nil)
    end(Int(result.rawValue))
  }

  private func outcome(_ result: Int) -> Outcome {
    switch GtkPrintOperationResult(UInt32(result)) {
    case GTK_PRINT_OPERATION_RESULT_APPLY: return .printed
    case GTK_PRINT_OPERATION_RESULT_CANCEL: return .cancelled
    default:
      var error: UnsafeMutablePointer<GError>?
      gtk_print_operation_get_error(cast(), &error)
      defer { error.map(g_error_free) }
      return .failed(error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }

  private static func setup(of context: Object) -> OpaquePointer {
    gtk_print_context_get_page_setup(context.cast())
  }

  private static func cairo(of context: Object) -> OpaquePointer {
    gtk_print_context_get_cairo_context(context.cast())
  }
}
