// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The view contexts of one store, which are closed before it.
///
/// One that was let go closes its readers by itself.
@MainActor
final class OpenViewContexts {
  private struct Entry { weak let context: ViewContext? }

  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ context: ViewContext) {
    entries.removeAll { $0.context?.isClosed ?? true }
    entries.append(Entry(context: context))
  }

  func close() {
    for entry in entries { entry.context?.close() }
    entries = []
  }
}
