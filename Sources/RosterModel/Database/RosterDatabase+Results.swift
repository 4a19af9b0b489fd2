// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults

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
      sectionedBy: sectionKeyPath(for: grouping, sortedBy: order),
      cacheName: Self.sectionCacheName)
  }

  /// Under what name the sections of the list are remembered.
  nonisolated static let sectionCacheName = "Students"

  /// The request for a controller that stays when the search or order changes.
  ///
  /// In each section, those come first in whom the accents of the search are found as they
  /// were typed.
  package func request(
    sortedBy order: SortOrder, matching search: String = ""
  ) -> FetchRequest<Student> {
    let terms = SearchTerms(search)
    return FetchRequest(
      predicate: terms.predicate, sortDescriptors: terms.exactFirst + [Self.sort(by: order)],
      fetchBatchSize: 50)
  }

  nonisolated static func sort(by order: SortOrder) -> SortDescriptor<Student> {
    switch order {
    case .number: byNumber
    case .name: byName
    case .familyName: byFamilyName
    }
  }

  // They are made once, for each key of a search asks for them.
  nonisolated private static let byNumber = SortDescriptor<Student>.ascending(Student.numberKey)
  nonisolated private static let byName = SortDescriptor<Student>.ascending(Student.nameKey)
  nonisolated private static let byFamilyName = SortDescriptor<Student>.ascending(Student.familyKey)

  /// The sections for a controller that stays when the grouping changes.
  ///
  /// An index by first letter follows the order: of family names when sorted
  /// by those.
  package func sectionKeyPath(
    for grouping: Grouping, sortedBy order: SortOrder
  ) -> SectionKeyPath<Student>? {
    Self.sections(by: grouping, sortedBy: order)
  }

  nonisolated static func sections(
    by grouping: Grouping, sortedBy order: SortOrder
  ) -> SectionKeyPath<Student>? {
    switch (grouping, order) {
    case (.subject, _): bySubject
    case (.initial, .familyName): byFamilyInitial
    case (.initial, _): byInitial
    case (.none, _): nil
    }
  }

  nonisolated private static let bySubject = SectionKeyPath(
    Student.subjectKey, name: Student.subject)
  nonisolated private static let byInitial = SectionKeyPath(
    Student.initialKey, name: Student.initial)
  nonisolated private static let byFamilyInitial = SectionKeyPath(
    Student.familyInitialKey, name: Student.familyInitial)

  /// Whether the list is shown in this order as fast as it can be.
  package func hasIndex(groupedBy grouping: Grouping, sortedBy order: SortOrder) -> Bool {
    let sections = sectionKeyPath(for: grouping, sortedBy: order)
    return (try? context.hasIndex(serving: request(sortedBy: order), sectionedBy: sections)) ?? true
  }

  /// Makes what the list needs to be fast in this order, away from the main actor.
  ///
  /// It is kept from then on. Of many students that takes seconds, in which the list
  /// may show what it shows. Without it, as on a full disk, the list shows the order
  /// as well, but costs what the roster holds.
  package func makeIndex(groupedBy grouping: Grouping, sortedBy order: SortOrder) async throws {
    let made = try await store.makeIndex(
      serving: request(sortedBy: order),
      sectionedBy: sectionKeyPath(for: grouping, sortedBy: order))
    if made { context.refresh() }
  }

  /// A subject’s name as it is kept: spelled as it is already, when only case, width or
  /// spacing differ.
  ///
  /// - Complexity: O(subjects).
  package func spelling(ofSubject name: String) throws -> String {
    let name = name.keptAsText
    let folded = KeyedSubject.fold(name)
    return try subjects().first { KeyedSubject.fold($0) == folded } ?? name
  }

  /// The subjects that have students, in order.
  package func subjects() throws -> [String] {
    try context.values(KeyedSubject.allSQL).compactMap { String(databaseValue: $0[0]) }
  }
}
