// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Writing class lists for other programs.
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
    let formats = ClassListFormat.allCases
    chooser.setName("\(title.replacing("/", with: "-")).\(formats[0].ending)")
    for format in formats { chooser.addFilter(format.title, patterns: ["*.\(format.ending)"]) }
    chooser.nameByFilter { formats[$0].naming($1) }
    chooser.ask { [weak self] file in
      guard let self, let file else { return }
      let chosen = formats[chooser.filter]
      let format = ClassListFormat(fileName: file.name, chosen: chosen) ?? chosen
      exporting?.cancel()
      exporting = Task { [weak self] in await self?.write(ids, of: database, to: file, format) }
    }
  }

  private func write(
    _ ids: [RowID], of database: RosterDatabase, to file: File, _ format: ClassListFormat
  ) async {
    toast.hide()
    let words = ["file": file.name]
    guard ids.count <= format.capacity else {
      let body = tr("There are more students than a workbook has rows. Export them as CSV.")
      return show(FailureWords(heading: tr("{file} Cannot Be Written", with: words), body: body))
    }
    let meter = ProgressMeter(
      progress, tr("Exporting {file}…", with: words), canBeCancelled: true)
    defer { meter.end() }
    do {
      var list = try await written(ids, of: database, format, meter)
      try await file.replaceContents(await list.file())
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
  private func written(
    _ ids: [RowID], of database: RosterDatabase, _ format: ClassListFormat, _ meter: ProgressMeter
  ) async throws -> any ClassListWriter {
    var list = format.writer(
      WrittenWords(
        titles: [tr("Name"), tr("Number"), tr("Subject"), tr("Reading"), tr("Note")],
        sheet: tr("Students"), school: title, year: LocalDate.schoolYear))
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

extension ClassListFormat {
  /// What it is called where a person chooses.
  fileprivate var title: String {
    switch self {
    case .text: tr("Class lists (CSV)")
    case .workbook: tr("Excel workbook (xlsx)")
    case .cards: tr("Contacts (vCard)")
    case .oneRoster: tr("School system (OneRoster 1.2)")
    case .moodle: tr("Users for Moodle (CSV)")
    }
  }
}
