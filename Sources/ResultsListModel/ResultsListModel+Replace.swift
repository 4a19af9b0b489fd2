// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// Shows the results of another controller of the same context, which were fetched
  /// already.
  ///
  /// Rows that are in both keep their objects and their selection. Inside a splice it
  /// waits for the end of the batch.
  ///
  /// - Complexity: O(n) for lists of up to 20,000 positions, which are compared; longer
  ///   ones are emptied and filled, in O(sections) and what the view does.
  public func show(_ controller: FetchedResultsController<Element>) {
    whenSettled {
      self.replace {
        self.controller.delegate = nil
        self.controller = controller
        controller.delegate = self
      }
    }
  }

  /// Shows another request of the controller: a search, another order, other
  /// sections.
  ///
  /// Rows that are in both lists keep their objects and their selection, and the
  /// focus stays with its row. In lists of up to 20,000 rows those that are in the
  /// same order also stay where they are on screen. Others who follow the controller
  /// are told. Must not be called inside a splice or from `onChange`.
  ///
  /// - Throws: `DatabaseError`; then nothing changes.
  public func change(
    to request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?
  ) throws {
    try changing { try controller.change(to: request, sectionedBy: sectionedBy) }
  }

  /// Shows results that the controller prepared in the background.
  ///
  /// All else is as in `change(to:sectionedBy:)`.
  ///
  /// - Throws: `DatabaseError`; then nothing changes.
  public func change(to results: PreparedResults<Element>) throws {
    try changing { try controller.change(to: results) }
  }

  private func changing(_ body: () throws -> Void) throws {
    precondition(isSettled, "another request inside a splice")
    try replace {
      // Here rows stay also when they are in another section.
      controller.delegate = nil
      defer { controller.delegate = self }
      try body()
    }
  }

  /// Fetches anew what the controller shows.
  ///
  /// `fetch` may change the controller’s request and must end with its
  /// `performFetch()`; call that nowhere else. When it throws, nothing changes. Must
  /// not be called inside a splice.
  ///
  /// - Throws: What `fetch` throws.
  /// - Complexity: What `fetch` costs, and as `show(_:)`.
  public func reload<Failure: Error>(_ fetch: () throws(Failure) -> Void) throws(Failure) {
    precondition(isSettled, "a reload inside a splice")
    try replace(fetch)
  }

  /// Plays the difference of two lists where that is cheap, else makes the list
  /// another.
  private func replace<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    noteFocus()
    let old = layout
    let before = comparableIdentities
    let screen = before.flatMap(heldPositions)
    try body()
    layout = makeLayout(replacing: old)
    var edit: ListEdit?
    if let before, let after = comparableIdentities {
      let batch = ListBatch(from: before, to: after)
      play(batch, screen: screen)
      edit = batch.edit
    } else {
      list.announce(at: 0, removed: list.count, added: 0)
      list.announce(at: 0, removed: 0, added: layout.count)
    }
    notifyHeaders(since: old)
    unselectMissing()
    finish(focusTarget(afterReplacement: edit, from: old))
  }

  /// What the list holds, nil when it is too long to compare or cannot be read.
  private var comparableIdentities: [RowIdentity]? {
    guard layout.count <= 20_000 else { return nil }
    var identities: [RowIdentity] = []
    for (index, section) in layout.sections.enumerated() {
      let rows = 0..<layout.rowPositions(inSection: index).count
      guard let ids = readIDs(inSection: index, rows: rows) else { return nil }
      if layout.showsHeaders { identities.append(.section(section.token)) }
      identities += ids.map(RowIdentity.element)
    }
    return identities
  }

  /// From the first to the last of the rows that views hold.
  private func heldPositions(in list: [RowIdentity]) -> Range<Int>? {
    if rows.isEmpty { return nil }
    let isHeld = { (identity: RowIdentity) in self.rows[identity]?.row != nil }
    guard let first = list.firstIndex(where: isHeld), let last = list.lastIndex(where: isHeld)
    else { return nil }
    return first..<last + 1
  }
}
