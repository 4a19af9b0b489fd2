// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

extension SearchTerms {
  /// Rows in which every term is found; nil when there is none.
  ///
  /// What was typed is only ever bound. SQLite is told that few rows are found:
  /// else it walks the index of the order and reads each row out of turn, which
  /// takes five times as long.
  var predicate: Predicate<Student>? {
    let all = patterns.map { pattern in
      Predicate<Student>(
        sql: """
          likelihood(instr(student.words, ?) OR instr(student.subject_words, ?), 0.01)
          """,
        arguments: [.text(pattern), .text(pattern)])
    }.reduce(nil as Predicate<Student>?) { all, next in all.map { $0 && next } ?? next }
    guard let candidates = SearchIndex.candidates(beginnings: beginnings) else { return all }
    return all?.among(
      candidates.sql, arguments: [.text(candidates.match)],
      inRunsOf: Self.runOrder)
  }

  private static let runOrder: [SortDescriptor<Student>] = [
    .ascending(Student.subjectKey), .ascending(Student.numberKey),
  ]
}
