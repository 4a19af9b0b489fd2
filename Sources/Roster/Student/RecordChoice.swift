// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// A box to check: whether other records with the number change with the one that is edited.
///
/// Those of the same name do unless a person says otherwise. Who has another name is named,
/// and changes only when a person says so.
final class RecordChoice {
  /// The check box and, below it, what it stands for.
  let box = Box(.vertical, spacing: 4)

  let check: CheckButton
  private let records: [Student]

  /// The choices there are to make, which may be none.
  static func choices(among others: OtherRecords) -> [RecordChoice] {
    var choices: [RecordChoice] = []
    if !others.ofSameName.isEmpty { choices.append(RecordChoice(ofSameName: others.ofSameName)) }
    if !others.ofOtherNames.isEmpty {
      choices.append(RecordChoice(ofOtherNames: others.ofOtherNames))
    }
    return choices
  }

  /// The records that are to change.
  var chosen: [Student] { check.isActive ? records : [] }

  private convenience init(ofSameName records: [Student]) {
    self.init(
      records, tr("Change in _all subjects"), isOn: true,
      tr(
        "Name, reading and note change in {subjects} too.",
        with: ["subjects": listed(records.map { sectionTitle($0.subject) })]))
  }

  private convenience init(ofOtherNames records: [Student]) {
    let count = records.count
    self.init(
      records,
      trn("Rename {n} other _with this number", "Rename {n} others _with this number", count),
      isOn: false,
      trn(
        "{students} has this number too. Leave this off unless it is the same person.",
        "{students} have this number too. Leave this off unless they are the same person.", count,
        with: ["students": listed(records.map(StudentWords.place(of:)))]))
  }

  private init(_ records: [Student], _ label: String, isOn: Bool, _ detail: String) {
    self.records = records
    check = CheckButton(label: label)
    check.isActive = isOn
    check.setAccessibleDescription(detail)
    let remark = Label(detail)
    remark.addCSSClass("remark")
    remark.horizontalTextAlignment = 0
    remark.wraps()
    box.append(check)
    box.append(remark)
  }
}

/// A few words one after the other.
private func listed(_ words: [String]) -> String { words.joined(separator: tr(", ")) }
