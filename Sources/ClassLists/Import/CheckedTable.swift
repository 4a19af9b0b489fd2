// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// What a file says of students, each row in the form in which it is kept, or with what
/// is wrong with it.
struct CheckedTable: Sendable {
  /// A row that says something.
  struct Row: Sendable {
    let number: Int
    let student: Student

    /// The place of its subject in `subjects`.
    let subject: Int
    var problem: ImportProblem.Reason?
  }

  /// A subject of the file.
  struct Subject: Sendable {
    /// As it is spelled first.
    let name: String

    /// The form in which subjects are told apart.
    let folded: String
  }

  private(set) var rows: [Row] = []
  private(set) var subjects: [Subject] = []

  /// The places of subjects by each of their spellings, each worked out once.
  private var places: [String: Int] = [:]

  /// Looks at all rows, away from the main actor.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - leftOut: The numbers of the rows that a person leaves out.
  ///   - progress: Called with the part that is done, from 0 to 1.
  /// - Throws: `CancellationError`.
  @concurrent
  static func check(
    _ table: consuming ClassTable, intoSubject subject: String, leavingOut leftOut: Set<Int>,
    progress: @Sendable (Double) -> Void
  ) async throws -> CheckedTable {
    var checked = CheckedTable()
    checked.rows.reserveCapacity(table.rows.count)
    for (done, row) in table.rows.enumerated() {
      if done % ImportPlan.portion == 0 {
        try Task.checkCancellation()
        progress(Double(done) / Double(table.rows.count))
      }
      checked.add(row, intoSubject: subject)
    }
    checked.flagRepeatedNumbers(leavingOut: leftOut)
    return checked
  }

  private mutating func add(_ row: ClassTable.Row, intoSubject subject: String) {
    var draft = row.draft
    if draft.subject.keptAsText.isEmpty { draft.subject = subject }
    let student = draft.kept
    let problem = row.problem ?? (student.name.isEmpty ? .student(.nameMissing) : nil)
    rows.append(
      Row(
        number: row.number, student: student, subject: place(ofSubject: student.subject),
        problem: problem))
  }

  private mutating func place(ofSubject name: String) -> Int {
    if let place = places[name] { return place }
    let folded = KeyedSubject.fold(name)
    let place = subjects.firstIndex { $0.folded == folded } ?? subjects.count
    if place == subjects.count { subjects.append(Subject(name: name, folded: folded)) }
    places[name] = place
    return place
  }
}

// MARK: - Repeated numbers

extension CheckedTable {
  /// A number in a subject.
  private struct Identity: Hashable {
    let subject: Int
    let number: String

    /// Nil where the row has no number, or cannot be taken anyway.
    init?(_ row: Row) {
      guard row.problem == nil, !row.student.number.isEmpty else { return nil }
      (subject, number) = (row.subject, row.student.number)
    }
  }

  /// Flags all rows that share a number in a subject: none is chosen silently.
  ///
  /// Where a person leaves out all but one, that one is as good as any other row.
  ///
  /// Hashes take a quarter of the memory that all identities would take.
  private mutating func flagRepeatedNumbers(leavingOut leftOut: Set<Int>) {
    var seen: Set<Int> = []
    var suspects: Set<Int> = []
    for row in rows {
      guard let hash = Identity(row)?.hashValue else { continue }
      if !seen.insert(hash).inserted { suspects.insert(hash) }
    }
    guard !suspects.isEmpty else { return }
    var numbers: [Identity: [Int]] = [:]
    for row in rows {
      guard let identity = Identity(row), suspects.contains(identity.hashValue) else { continue }
      numbers[identity, default: []].append(row.number)
    }
    for place in rows.indices {
      guard let all = Identity(rows[place]).flatMap({ numbers[$0] }), all.count > 1 else {
        continue
      }
      let row = rows[place]
      let isChosen = !leftOut.contains(row.number) && all.count { !leftOut.contains($0) } == 1
      guard !isChosen else { continue }
      rows[place].problem = .numberRepeated(
        row.student.number, rows: all.filter { $0 != row.number })
    }
  }
}
