// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

extension PrintLayout {
  /// Writes all pages into a PDF file, in place of what it holds.
  ///
  /// The main loop goes on meanwhile. The pages are made in a file of the program’s own
  /// first, so that what fails or is cancelled leaves the old contents.
  ///
  /// - Parameter report: Is told the part that is done, from 0 to 1.
  /// - Throws: `CancellationError`, or `GtkError` when a file cannot be written.
  func write(to file: File, _ report: (Double) -> Void = { _ in }) async throws {
    let made = try File.temporary()
    defer { made.remove() }
    guard let path = made.path else { return }
    let document = PDFDocument(path: path, paper: paper, title: job.name)
    for index in 0..<pageCount {
      document.add(page(index))
      report(Double(index + 1) / Double(pageCount))
      await Task.yield()
      try Task.checkCancellation()
    }
    try document.finish()
    try await made.copy(to: file)
  }
}
