// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// The rows of a table, ready to be stored or with their problems.
struct KeyedTable: Sendable {
  /// A row that can be stored as far as it itself is concerned.
  struct Row: Sendable {
    let number: Int
    var student: KeyedStudent
  }

  private(set) var rows: [Row] = []
  private(set) var problems: [ImportProblem] = []
  let fields: Set<StudentField>

  /// Makes the keys of all rows, away from the main actor.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - progress: Called with the part that is done, from 0 to 1.
  /// - Throws: `CancellationError`.
  init(
    _ table: ClassTable, intoSubject subject: String, _ desk: KeyDesk,
    progress: @Sendable (Double) -> Void
  ) async throws {
    fields = table.fields
    rows.reserveCapacity(table.rows.count)
    for start in stride(from: 0, to: table.rows.count, by: 512) {
      try Task.checkCancellation()
      let chunk = table.rows[start..<min(start + 512, table.rows.count)]
      let drafts = chunk.map { row in
        var draft = row.draft
        if draft.subject.keptAsText.isEmpty { draft.subject = subject }
        return draft
      }
      for (row, result) in zip(chunk, await desk.keyed(drafts)) { add(result, row: row.number) }
      progress(Double(start) / Double(table.rows.count))
    }
    flagRepeatedNumbers()
  }

  private mutating func add(_ result: KeyingResult, row: Int) {
    switch result {
    case .success(let student): rows.append(Row(number: row, student: student))
    case .failure(let failure):
      problems += failure.problems.map { ImportProblem(row: row, reason: .student($0)) }
    }
  }

  /// Takes out all rows that share a number in a subject: none is chosen silently.
  private mutating func flagRepeatedNumbers() {
    var numbers: [StudentIdentity: [Int]] = [:]
    for row in rows where !row.student.student.number.isEmpty {
      numbers[StudentIdentity(row.student), default: []].append(row.number)
    }
    let repeated = numbers.filter { $0.value.count > 1 }
    guard !repeated.isEmpty else { return }
    rows.removeAll { row in
      guard let others = repeated[StudentIdentity(row.student)] else { return false }
      problems.append(
        ImportProblem(
          row: row.number,
          reason: .numberRepeated(
            row.student.student.number, rows: others.filter { $0 != row.number })))
      return true
    }
    problems.sort { $0.row < $1.row }
  }
}
