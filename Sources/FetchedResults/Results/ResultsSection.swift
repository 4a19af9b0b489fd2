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
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    section.map(controller.numberOfObjects(inSection:)) ?? controller.numberOfObjects
  }

  /// The row at a position.
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
  /// Costs O(sections).
  public var sections: [ResultsSection<Element>]? {
    state?.sections.enumerated().map { index, section in
      ResultsSection(
        name: section.name, indexTitle: sectionIndexTitle(section.name),
        numberOfObjects: section.count,
        objects: FetchedObjects(controller: self, section: index))
    }
  }

  /// The index titles in the order of the sections; equal neighbours are one.
  public var sectionIndexTitles: [String] { titledSections.map(\.title) }

  /// The first section under an index title.
  ///
  /// - Parameter index: The title's place among `sectionIndexTitles`, because
  ///   the same title may stand there twice.
  /// - Returns: nil for a title that is not there.
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
