// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

extension RosterDatabase {
  /// Looks through the whole file, and makes anew what can be made from the students.
  ///
  /// What people typed is never changed. All that is mended is mended in one transaction,
  /// during which other changes wait. Where the history cannot be right, no step of undo
  /// remains.
  ///
  /// - Parameter mends: Whether what is found is mended; else nothing is changed.
  /// - Throws: `DatabaseError` when the file cannot be read or written at all; then
  ///   nothing is changed.
  /// - Complexity: O(n log n) for n students and changes.
  package func check(mending mends: Bool = true) async throws -> RosterCheck {
    do {
      let check = try await store.writeWithoutUndo { transaction in
        var run = CheckRun(mends: mends)
        let check = try run.check(transaction)
        if check.findings.contains(where: \.isMended) { return check }
        throw NothingToKeep(check: check)
      }
      context.refresh()
      return check
    } catch let outcome as NothingToKeep {
      return outcome.check
    }
  }
}

/// A check that ends without a change.
private struct NothingToKeep: Error {
  let check: RosterCheck
}

/// One way through the parts of a file, each of which needs those before it.
private struct CheckRun {
  let mends: Bool
  private var check = RosterCheck()

  init(mends: Bool) { self.mends = mends }

  mutating func check(_ transaction: borrowing Transaction) throws -> RosterCheck {
    let damage = try PageCheck(transaction)
    guard damage.pages.isEmpty else {
      note(.pages, damage.pages, isMended: false)
      return check
    }
    let missing = try SchemaCheck.faults(transaction)
    try mend(.schema, missing) { try SchemaCheck.mend(transaction) }
    try mend(.indexes, damage.indexes) { try transaction.execute("REINDEX") }
    let keys = try KeyCheck(transaction)
    check.studentCount = keys.studentCount
    try mend(.keys, keys.faults) { try keys.mend(transaction) }
    // Where their table is missing nothing can be said of words.
    if missing.isEmpty || mends {
      try mend(.words, WordCheck.faults(transaction)) { try WordCheck.mend(transaction) }
    }
    try mend(.sections, SectionCheck.faults(transaction)) { try transaction.deleteCaches() }
    try mend(.history, transaction.journalFaults(of: Student.self)) {
      try transaction.beginJournalAnew(of: Student.self)
    }
    return check
  }

  private mutating func mend(
    _ part: RosterCheck.Part, _ faults: [String], by body: () throws -> Void
  )
    throws
  {
    guard !faults.isEmpty else { return }
    if mends { try body() }
    note(part, faults, isMended: mends)
  }

  private mutating func note(_ part: RosterCheck.Part, _ details: [String], isMended: Bool) {
    check.findings.append(.init(part: part, details: details, isMended: isMended))
  }
}
