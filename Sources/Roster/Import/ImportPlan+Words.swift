// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel

/// What a person reads and hears of a row of a file.
extension ImportPlan.Row {
  /// What becomes of it, in a word.
  var state: String {
    if isNotTaken { return tr("Left out") }
    return switch outcome {
    case .new: tr("New")
    case .changed: tr("Changed")
    case .unchanged: tr("Unchanged")
    case .problem: tr("Problem")
    }
  }

  /// Whether it is left out although it could be taken, if need be in place of another.
  private var isNotTaken: Bool { isLeftOut && (outcome.doesSomething || outcome.isRepeated) }

  /// Which row of the file it is, and what there is to say of it.
  var details: String {
    let row = tr("Row {row}", with: ["row": String(number)])
    return remark.isEmpty ? row : "\(row) · \(remark)"
  }

  /// What a screen reader says.
  var label: String {
    var parts = [tr("Row {row}", with: ["row": String(number)])]
    if !student.name.isEmpty { parts.append(RowWords.label(of: student)) }
    parts.append(state)
    if !remark.isEmpty { parts.append(remark) }
    return parts.joined(separator: tr(", "))
  }

  var icon: String {
    if isNotTaken { return "action-unavailable-symbolic" }
    return switch outcome {
    case .new: "list-add-symbolic"
    case .changed: "document-edit-symbolic"
    case .unchanged: "object-select-symbolic"
    case .problem: "dialog-warning-symbolic"
    }
  }

  /// The style of its state.
  var kind: String {
    if isLeftOut { return "" }
    return switch outcome {
    case .new: "new"
    case .changed: "changed"
    case .unchanged: ""
    case .problem: "problem"
    }
  }

  private var remark: String {
    switch outcome {
    case .new(let hasNamesake):
      hasNamesake
        ? tr("someone else in {subject} has this name", with: ["subject": subjectTitle]) : ""
    case .changed(let old, let new):
      outcome.changedFields.map { change(of: $0, old, new) }.joined(separator: tr("; "))
    case .unchanged: ""
    case .problem(let reason): reason.remark
    }
  }

  private var subjectTitle: String { sectionTitle(student.subject) }

  private func change(of field: StudentField, _ old: Student, _ new: Student) -> String {
    func words(_ title: String, _ old: String, _ new: String) -> String {
      let words = ["field": title, "old": old, "new": new]
      return old.isEmpty
        ? tr("{field}: {new}", with: words) : tr("{field}: {old} → {new}", with: words)
    }
    return switch field {
    case .reading: words(tr("Reading"), old.reading ?? "", new.reading ?? "")
    case .note: words(tr("Note"), old.note, new.note)
    case .name, .number, .subject: words(tr("Name"), old.name, new.name)
    }
  }
}

extension ImportProblem.Reason {
  /// What is wrong with a row.
  var remark: String {
    switch self {
    case .student(let problem): problem.sentence
    case .tooManyCells(let expected, let found):
      tr(
        "{found} cells, but there are only {expected} columns",
        with: ["found": String(found), "expected": String(expected)])
    case .numberInexact(let number):
      tr(
        "the spreadsheet has lost the last digits of {number}; enter it there as text",
        with: ["number": number])
    case .numberRepeated(let number, let rows):
      trn(
        "row {rows} has the same number, {number}, in the same subject",
        "rows {rows} have the same number, {number}, in the same subject", rows.count,
        with: ["number": number, "rows": Self.list(rows)])
    }
  }

  private static func list(_ rows: [Int]) -> String {
    (rows.prefix(5).map(String.init) + (rows.count > 5 ? ["…"] : [])).joined(separator: tr(", "))
  }
}

extension ImportPlan {
  /// The plan in a sentence: “27 new, 3 changed, 1 unchanged, 2 problems”.
  var sentence: String {
    let summary = summary
    let takeable = (0..<count).count { outcome(at: $0).doesSomething }
    let repeated = (0..<count).count(where: isLeftOutAsRepeated)
    let leftOut = takeable + repeated - summary.addedCount - summary.changedCount
    return [
      (trn("{n} new", "{n} new", summary.addedCount), summary.addedCount),
      (trn("{n} changed", "{n} changed", summary.changedCount), summary.changedCount),
      (trn("{n} unchanged", "{n} unchanged", summary.unchangedCount), summary.unchangedCount),
      (trn("{n} left out", "{n} left out", leftOut), leftOut),
      (trn("{n} problem", "{n} problems", summary.problems.count), summary.problems.count),
    ].filter { $0.1 > 0 }.map { $0.0 }.joined(separator: tr(", "))
  }

  /// Why there is nothing to import; nil when there is something.
  var reasonForNothing: String? {
    if (0..<count).contains(where: isTaken) { return nil }
    if count == 0 { return tr("There are no students in it.") }
    let outcomes = (0..<count).lazy.map(outcome(at:))
    if outcomes.contains(where: \.doesSomething) { return tr("Every row is left out.") }
    return outcomes.contains(.unchanged)
      ? tr("There is nothing new in it.") : tr("No row can be imported.")
  }
}
