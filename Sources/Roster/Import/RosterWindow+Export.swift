// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Writing class lists for spreadsheets.
extension RosterWindow {
  /// Asks for a file and writes all students into it whom the search leaves.
  func exportShown() {
    guard let controller = list.model?.controller else { return }
    export(
      (0..<controller.sectionCount).flatMap {
        controller.ids(inSection: $0, rows: 0..<controller.numberOfObjects(inSection: $0))
      })
  }

  /// Asks for a file and writes those selected into it who are in sight.
  func exportSelected() { export(list.model?.selectedIDs ?? []) }

  private func export(_ ids: [RowID]) {
    guard let database, !ids.isEmpty else { return }
    let chooser = FileChooser(
      .save, title: trn("Export {n} Student", "Export {n} Students", ids.count),
      accept: tr("_Export"), cancel: tr("_Cancel"), parent: widget)
    chooser.setName("\(title.replacing("/", with: "-")).csv")
    chooser.addFilter(tr("Class lists (CSV)"), patterns: ["*.csv"])
    chooser.ask { [weak self] file in
      guard let self, let file else { return }
      exporting?.cancel()
      exporting = Task { [weak self] in await self?.write(ids, of: database, to: file) }
    }
  }

  private func write(_ ids: [RowID], of database: RosterDatabase, to file: File) async {
    toast.hide()
    let words = ["file": file.name]
    let meter = ProgressMeter(
      progress, tr("Exporting {file}…", with: words), canBeCancelled: true)
    defer { meter.end() }
    do {
      let list = try await text(of: ids, in: database, meter)
      try await file.replaceContents(list.bytes)
      toast.show(
        trn(
          "{n} student exported to {file}", "{n} students exported to {file}", list.count,
          with: words))
    } catch is CancellationError {
      toast.show(tr("Export cancelled, {file} was not written", with: words))
    } catch let error as GtkError {
      show(
        FailureWords(heading: tr("{file} Cannot Be Written", with: words), body: error.message))
    } catch {
      show(error)
    }
  }

  /// Reads some hundreds at a time, so that the window goes on; who is deleted meanwhile
  /// is left out.
  private func text(
    of ids: [RowID], in database: RosterDatabase, _ meter: ProgressMeter
  ) async throws -> ClassListText {
    var list = ClassListText(
      titles: [tr("Name"), tr("Number"), tr("Subject"), tr("Reading"), tr("Note")])
    for (done, id) in ids.enumerated() {
      if done % 500 == 0 {
        meter.report(Double(done) / Double(ids.count))
        await Task.yield()
        try Task.checkCancellation()
      }
      if let student = try database.context.object(Student.self, id: id) { list.append(student) }
    }
    return list
  }
}
