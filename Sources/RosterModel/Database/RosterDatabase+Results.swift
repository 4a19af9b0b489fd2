// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

/// What divides the list into sections.
package enum Grouping: String, CaseIterable, Sendable {
  case subject, initial, none
}

/// By what students are put in order.
package enum SortOrder: String, CaseIterable, Sendable {
  case number, name, familyName
}

extension RosterDatabase {
  /// The students that are to be shown, not fetched yet.
  ///
  /// - Parameter search: What a person typed; every word of it must be found.
  package func results(
    groupedBy grouping: Grouping, sortedBy order: SortOrder, matching search: String = ""
  ) -> FetchedResultsController<Student> {
    FetchedResultsController(
      fetchRequest: request(sortedBy: order, matching: search), context: context,
      sectionedBy: sectionKeyPath(for: grouping, sortedBy: order))
  }

  /// The request for a controller that stays when the search or order changes.
  package func request(
    sortedBy order: SortOrder, matching search: String = ""
  ) -> FetchRequest<Student> {
    let column =
      switch order {
      case .number: Student.numberKey
      case .name: Student.nameKey
      case .familyName: Student.familyKey
      }
    return FetchRequest(
      predicate: SearchTerms(search).predicate, sortDescriptors: [.ascending(column)])
  }

  /// The sections for a controller that stays when the grouping changes.
  ///
  /// An index by first letter follows the order: of family names when sorted
  /// by those.
  package func sectionKeyPath(
    for grouping: Grouping, sortedBy order: SortOrder
  ) -> SectionKeyPath<Student>? {
    switch (grouping, order) {
    case (.subject, _): SectionKeyPath(Student.subjectKey, name: Student.subject)
    case (.initial, .familyName):
      SectionKeyPath(Student.familyInitialKey, name: Student.familyInitial)
    case (.initial, _): SectionKeyPath(Student.initialKey, name: Student.initial)
    case (.none, _): nil
    }
  }

  /// The subjects that have students, in order.
  package func subjects() throws -> [String] {
    try context.values(KeyedSubject.allSQL).compactMap { String(databaseValue: $0[0]) }
  }
}

extension SearchTerms {
  /// Rows in which every term is found; nil when there is none.
  ///
  /// What was typed is only ever bound. SQLite is told that few rows are found:
  /// else it walks the index of the order and reads each row out of turn, which
  /// takes five times as long.
  var predicate: Predicate<Student>? {
    patterns.map { pattern in
      Predicate<Student>(
        sql: """
          likelihood(instr(student.words, ?) OR instr(student.subject_words, ?), 0.01)
          """,
        arguments: [.text(pattern), .text(pattern)])
    }.reduce(nil) { (all: Predicate<Student>?, next) in all.map { $0 && next } ?? next }
  }
}
