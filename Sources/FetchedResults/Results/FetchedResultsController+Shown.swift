// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension FetchedResultsController {
  /// The request whose results are shown, whatever was set since; nil before the first
  /// fetch.
  package var requestShown: FetchRequest<Element>? { state?.query.request }

  /// Whether the results that are shown are divided into sections.
  package var showsSections: Bool { state?.query.sectionedBy != nil }

  /// Whether a row is known not to be in the results: it was looked for, and nothing
  /// failed.
  package func isAbsent(_ id: RowID) -> Bool {
    do {
      return try state?.indexPath(for: id, in: context.current.connection) == nil
    } catch {
      return false
    }
  }
}
