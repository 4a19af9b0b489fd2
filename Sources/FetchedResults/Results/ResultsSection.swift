// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A section of results.
///
/// One that is kept follows its key through changes. It is empty while there is no such
/// section, and for good when the results are divided by another section key path.
@MainActor
public struct ResultsSection<Element: Entity> {
  /// The name, which is that of the first row, at the time it was asked for.
  public let name: String

  /// The title under which that name stands in an index.
  public let indexTitle: String

  /// How many rows there are now.
  ///
  /// - Complexity: O(1); O(log sections) after others came or went before it.
  public var numberOfObjects: Int { objects.count }

  /// The rows.
  ///
  /// None is read before it is looked at.
  public let objects: FetchedObjects<Element>
}

/// What a section is known by through changes.
struct SectionIdentity {
  let key: DatabaseValue

  /// How often the results had been divided anew.
  let division: Int

  /// Where it stood.
  let index: Int
}

/// Rows of results, each read when it is looked at.
///
/// It follows the controller: after a change the places mean the new results.
@MainActor
public struct FetchedObjects<Element: Entity> {
  let controller: FetchedResultsController<Element>

  /// The one section whose rows these are; nil for all rows.
  let section: SectionIdentity?
}

extension FetchedObjects: @MainActor RandomAccessCollection {
  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The position after the last row.
  ///
  /// - Complexity: O(1) for a section that stands where it stood, O(log sections) for
  ///   another, O(sections) for all rows.
  public var endIndex: Int {
    guard let section else { return controller.numberOfObjects }
    return controller.index(of: section).map(controller.numberOfObjects(inSection:)) ?? 0
  }

  /// The row at a position.
  ///
  /// Traps when there is none. When reading fails, the context says so and a blank
  /// row stands in.
  ///
  /// - Complexity: O(sections) and at most one batch of reads.
  public subscript(position: Int) -> Element {
    if let section {
      guard let index = controller.index(of: section) else {
        preconditionFailure("no row at position \(position): the section is gone")
      }
      return controller.object(at: IndexPath(section: index, row: position))
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
  /// Names are those of now; counts and rows follow the controller.
  ///
  /// - Complexity: O(sections), without a row being read.
  public var sections: [ResultsSection<Element>]? {
    state?.sections.enumerated().map { index, section in
      ResultsSection(
        name: section.name, indexTitle: sectionIndexTitle(section.name),
        objects: FetchedObjects(
          controller: self,
          section: SectionIdentity(key: section.key, division: division, index: index)))
    }
  }

  /// Where a section stands now; nil when it is gone.
  fileprivate func index(of section: SectionIdentity) -> Int? {
    guard section.division == division, let state else { return nil }
    if heads.indices.contains(section.index), heads[section.index].key == section.key {
      return section.index
    }
    return RowOrder(state.query).sectionIndex(of: section.key, in: heads)
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
