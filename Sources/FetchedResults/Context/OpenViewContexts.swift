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
    entries.removeAll { $0.context.map { $0.isClosed && $0.hasNoLoans } ?? true }
    entries.append(Entry(context: context))
  }

  /// Closes them, and waits for readers that are on other threads.
  func close() async {
    let contexts = entries.compactMap { $0.context }
    entries = []
    for context in contexts { context.close() }
    for context in contexts { await context.waitForLoans() }
  }
}
