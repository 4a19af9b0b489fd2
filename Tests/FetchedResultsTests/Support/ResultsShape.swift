// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// The names of the sections and the ids in them.
struct ResultsShape: Equatable {
  var names: [String] = []
  var ids: [[RowID]] = []

  var all: [RowID] { ids.flatMap { $0 } }

  func id(at path: IndexPath) -> RowID? {
    guard ids.indices.contains(path.section), ids[path.section].indices.contains(path.row)
    else { return nil }
    return ids[path.section][path.row]
  }
}

extension ResultsShape {
  /// Reads what a controller shows, each thing by every way there is.
  @MainActor
  init<Element>(
    of controller: FetchedResultsController<Element>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sections = controller.sections ?? []
    names = sections.map(\.name)
    ids = sections.indices.map {
      Array(
        controller.ids(inSection: $0, rows: 0..<controller.numberOfObjects(inSection: $0)))
    }
    let total = ids.reduce(0) { $0 + $1.count }
    #expect(controller.sectionCount == sections.count, sourceLocation: sourceLocation)
    #expect(controller.numberOfObjects == total, sourceLocation: sourceLocation)
    #expect(controller.fetchedObjects?.count ?? 0 == total, sourceLocation: sourceLocation)
    let counts = ids.map(\.count)
    #expect(sections.map(\.numberOfObjects) == counts, sourceLocation: sourceLocation)
    #expect(sections.map(\.objects.count) == counts, sourceLocation: sourceLocation)
    #expect(
      sections.indices.map(controller.sectionName(at:)) == names, sourceLocation: sourceLocation)
  }
}

extension ResultsShape: CustomStringConvertible {
  /// As the contract's cases write it: `Art[1,2] Bio[3]`.
  var description: String {
    zip(names, ids).map { name, ids in
      "\(name)[\(ids.map(String.init).joined(separator: ","))]"
    }.joined(separator: " ")
  }
}
