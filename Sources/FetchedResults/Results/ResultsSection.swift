// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A section of results, as it stands when it is asked for.
@MainActor
public struct ResultsSection<Element: Entity> {
  /// The name, which is that of the first row.
  public let name: String

  /// The title under which the section stands in an index.
  public let indexTitle: String

  /// How many rows there are.
  public let numberOfObjects: Int

  /// The rows.
  ///
  /// None is read before it is looked at.
  public let objects: FetchedObjects<Element>
}

/// Rows of results, each read when it is looked at.
///
/// It follows the controller: after a change the places mean the new results.
@MainActor
public struct FetchedObjects<Element: Entity> {
  let controller: FetchedResultsController<Element>

  /// The one section whose rows these are; nil for all rows.
  let section: Int?
}

extension FetchedObjects: @MainActor RandomAccessCollection {
  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The position after the last row.
  ///
  /// - Complexity: O(1) for a section, O(sections) for all rows.
  public var endIndex: Int {
    section.map(controller.numberOfObjects(inSection:)) ?? controller.numberOfObjects
  }

  /// The row at a position.
  ///
  /// Traps when there is none. When reading fails, the context says so and a blank
  /// row stands in.
  ///
  /// - Complexity: O(sections) and at most one batch of reads.
  public subscript(position: Int) -> Element {
    guard section == nil else {
      return controller.object(at: IndexPath(section: section ?? 0, row: position))
    }
    var row = position
    for section in 0..<controller.sectionCount {
      let count = controller.numberOfObjects(inSection: section)
      if row < count { return controller.object(at: IndexPath(section: section, row: row)) }
      row -= count
    }
    preconditionFailure("no row at position \(position)")
  }
}

extension FetchedResultsController {
  /// All rows, or nil before the first fetch.
  ///
  /// None is read before it is looked at.
  public var fetchedObjects: FetchedObjects<Element>? {
    state.map { _ in FetchedObjects(controller: self, section: nil) }
  }

  /// The sections in order, or nil before the first fetch.
  ///
  /// Names and counts are those of now; the rows follow the controller.
  ///
  /// - Complexity: O(sections), without a row being read.
  public var sections: [ResultsSection<Element>]? {
    state?.sections.enumerated().map { index, section in
      ResultsSection(
        name: section.name, indexTitle: sectionIndexTitle(section.name),
        numberOfObjects: section.count,
        objects: FetchedObjects(controller: self, section: index))
    }
  }

  /// The index titles in the order of the sections; equal neighbours are one.
  ///
  /// - Complexity: O(sections).
  public var sectionIndexTitles: [String] { titledSections.map(\.title) }

  /// The first section under an index title.
  ///
  /// - Parameters:
  ///   - title: One of `sectionIndexTitles`.
  ///   - index: Its place among them, because the same title may stand there twice.
  /// - Returns: nil for a title that is not there.
  /// - Complexity: O(sections).
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int? {
    let titled = titledSections
    guard titled.indices.contains(index), titled[index].title == title else { return nil }
    return titled[index].section
  }

  private var titledSections: [(title: String, section: Int)] {
    var titled: [(title: String, section: Int)] = []
    for (section, state) in (state?.sections ?? []).enumerated() {
      let title = sectionIndexTitle(state.name)
      if titled.last?.title != title { titled.append((title, section)) }
    }
    return titled
  }
}
