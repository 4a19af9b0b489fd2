// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel
import SQLite

/// Printing students.
extension RosterWindow {
  func printStudents() {
    guard let database else { return }
    let isSelecting = list.isEditing && !(list.model?.selectedIDs ?? []).isEmpty
    let desk = PrintDesk(
      name: title, groupsBySubject: list.grouping == .subject,
      scope: isSelecting ? .selected : searchText.isEmpty ? .all : .shown,
      count: { [weak self] in self?.countToPrint($0) ?? 0 },
      sections: { [weak self] in self?.sectionsToPrint($0) ?? [] },
      student: studentReader(of: database),
      report: { [weak self] in self?.toast.show($0) })
    toast.hide()
    let window = PrintWindow(desk, preferences: preferences, parent: widget)
    printing = window
    window.present()
  }

  /// Reads students; of failures, the first is shown.
  private func studentReader(of database: RosterDatabase) -> (RowID) -> Student? {
    var hasFailed = false
    return { [weak self] id in
      guard self?.isClosing == false else { return nil }
      do throws(DatabaseError) {
        return try database.context.object(Student.self, id: id)
      } catch {
        if !hasFailed { self?.show(error) }
        hasFailed = true
        return nil
      }
    }
  }

  private func countToPrint(_ scope: PrintScope) -> Int {
    switch scope {
    case .all: (try? database?.numberOfStudents()) ?? 0
    case .shown: list.model?.controller.numberOfObjects ?? 0
    case .selected: list.model?.selectedIDs.count ?? 0
    }
  }

  private func sectionsToPrint(_ scope: PrintScope) -> [PrintSection] {
    guard let shown = list.model?.controller else { return [] }
    switch scope {
    case .all: return searchText.isEmpty ? sections(of: shown) : sections(of: everyone ?? shown)
    case .shown: return sections(of: shown)
    case .selected:
      let selected = Set(list.model?.selectedIDs ?? [])
      return sections(of: shown) { selected.contains($0) }
    }
  }

  /// All students, in the order of the list.
  private var everyone: FetchedResultsController<Student>? {
    let all = database?.results(
      groupedBy: preferences.grouping, sortedBy: preferences.sortOrder)
    do { try all?.performFetch() } catch { show(error) }
    return all
  }

  private func sections(
    of results: FetchedResultsController<Student>, where isWanted: (RowID) -> Bool = { _ in true }
  ) -> [PrintSection] {
    (0..<results.sectionCount).compactMap { section in
      let rows = 0..<results.numberOfObjects(inSection: section)
      let ids = results.ids(inSection: section, rows: rows).filter(isWanted)
      guard !ids.isEmpty else { return nil }
      let name = results.sectionName(at: section)
      return PrintSection(
        title: list.grouping == .none ? nil : list.title(ofSection: name), ids: ids)
    }
  }
}
