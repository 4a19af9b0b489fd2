// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel
import TextTables

/// What is said after an import.
struct ImportWords {
  /// What was done.
  let sentence: String

  /// Which rows were left out and why; nil when none was.
  let report: FailureWords?

  /// - Parameter encoding: In which the file was read, if it had to be guessed.
  init(_ summary: ImportSummary, file: String, encoding: TextEncoding?) {
    let done = Self.sentence(summary, file: file)
    sentence =
      encoding.map {
        tr("{done}, read as {encoding}", with: ["done": done, "encoding": $0.title])
      } ?? done
    report = summary.problems.isEmpty ? nil : ImportWords.report(summary.problems, file: file)
  }

  private static func sentence(_ summary: ImportSummary, file: String) -> String {
    let changed = trn("{n} changed", "{n} changed", summary.changedCount)
    return switch (summary.addedCount, summary.changedCount) {
    case (0, 0): tr("Nothing new in {file}", with: ["file": file])
    case (0, let count):
      trn("{n} student changed", "{n} students changed", count)
    case (let count, 0):
      trn("{n} student imported", "{n} students imported", count)
    case (let count, _):
      trn(
        "{n} student imported, {changed}", "{n} students imported, {changed}", count,
        with: ["changed": changed])
    }
  }

  private static func report(_ problems: [ImportProblem], file: String) -> FailureWords {
    let shown = problems.prefix(8).map(\.sentence)
    let rest = problems.count - shown.count
    let more = rest > 0 ? [trn("And {n} more row.", "And {n} more rows.", rest)] : []
    return FailureWords(
      heading: trn(
        "{n} Row of {file} Was Left Out", "{n} Rows of {file} Were Left Out", problems.count,
        with: ["file": file]),
      body: (shown + more).joined(separator: "\n"))
  }
}

extension ImportProblem {
  /// Which row, and what is wrong with it.
  var sentence: String {
    switch reason {
    case .student(let problem):
      tr("Row {row}: {problem}", with: ["row": String(row), "problem": problem.sentence])
    case .tooManyCells(let expected, let found):
      tr(
        "Row {row} has {found} cells, but there are only {expected} columns.",
        with: ["row": String(row), "found": String(found), "expected": String(expected)])
    case .numberRepeated(let number, let rows):
      trn(
        "Row {row}: row {rows} has the same number, {number}, in the same subject.",
        "Row {row}: rows {rows} have the same number, {number}, in the same subject.",
        rows.count,
        with: [
          "row": String(row), "number": number,
          "rows": rows.map(String.init).joined(separator: tr(", ")),
        ])
    }
  }
}

extension FailureWords {
  /// Why a file was not imported; nothing was changed.
  init(_ error: any Error, file: String) {
    switch error {
    case let error as ImportError:
      self.init(
        heading: tr("{file} Was Not Imported", with: ["file": file]),
        body: tr("{problem} Nothing was changed.", with: ["problem": error.sentence]))
    case let error as GtkError:
      self.init(
        heading: tr("{file} Cannot Be Read", with: ["file": file]),
        body: error.message)
    default: self.init(error)
    }
  }
}

extension ImportError {
  /// What is wrong with the file.
  @MainActor var sentence: String {
    switch self {
    case .empty: tr("There is nothing in the file.")
    case .notText(let row):
      tr(
        "Row {row} is not text in any known encoding. Save the list as “CSV UTF-8” and import that.",
        with: ["row": String(row)])
    case .unclosedQuote(let row):
      tr("In row {row} a quotation mark is opened and not closed.", with: ["row": String(row)])
    }
  }
}
