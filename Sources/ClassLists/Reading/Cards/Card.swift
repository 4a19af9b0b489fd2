// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel

/// What a card says about a person, by the names of its lines.
struct Card {
  /// Its place in the file, from 1.
  let number: Int

  private var values: [String: [String]] = [:]

  /// How the name is sorted, if a parameter says it.
  private var sortAs: String?

  init(number: Int) { self.number = number }

  /// The lines that are looked at.
  static let names: Set = [
    "CATEGORIES", "FN", "KIND", "N", "NOTE", "ORG", "SORT-STRING", "UID", "X-PHONETIC-FIRST-NAME",
    "X-PHONETIC-LAST-NAME", "X-STUDENT-NUMBER",
  ]

  mutating func add(_ name: String, _ value: String, sortAs: String?) {
    values[name, default: []].append(value)
    if let sortAs, name == "N" || self.sortAs == nil { self.sortAs = sortAs }
  }

  /// Whether it is about a person, not a group or a place.
  var isPerson: Bool { ["", "individual"].contains((values["KIND"]?.first ?? "").lowercased()) }

  /// The student in each subject that the card names.
  var drafts: [StudentDraft] {
    var draft = StudentDraft()
    draft.name = name
    draft.number = studentNumber
    draft.reading = reading
    draft.note = text("NOTE")
    let subjects = subjects
    return (subjects.isEmpty ? [""] : subjects).map { subject in
      var draft = draft
      draft.subject = subject
      return draft
    }
  }

  /// The whole name; in its place, that of its parts.
  private var name: String {
    let whole = text("FN")
    if whole.hasText { return whole }
    let parts = CardValue.parts(values["N"]?.first ?? "", ";")
    return PersonName.joined(family: parts[0], given: parts.count > 1 ? parts[1] : "")
  }

  /// A number that schools give; other programs know a card by a long random one.
  private var studentNumber: String {
    let own = text("X-STUDENT-NUMBER")
    if own.hasText { return own }
    let id = text("UID").keptAsTyped
    let isShort = id.count <= 12 || (id.count <= 20 && id.allSatisfy(\.isNumber))
    return isShort && !id.contains(":") ? id : ""
  }

  private var reading: String {
    let phonetic = [text("X-PHONETIC-LAST-NAME"), text("X-PHONETIC-FIRST-NAME")]
      .filter(\.hasText).joined(separator: " ")
    if phonetic.hasText { return phonetic }
    let sorted = text("SORT-STRING")
    return sorted.hasText ? sorted : (sortAs ?? "").replacing(",", with: " ")
  }

  /// The categories; without any, the innermost part of the organisation.
  private var subjects: [String] {
    let categories = (values["CATEGORIES"] ?? []).flatMap { CardValue.parts($0, ",") }
    var subjects: [String] = []
    for category in categories where category.hasText && !category.hasSuffix("myContacts") {
      if !subjects.contains(category) { subjects.append(category) }
    }
    guard subjects.isEmpty else { return subjects }
    let organisation = CardValue.parts(values["ORG"]?.first ?? "", ";")
    return organisation.last(where: \.hasText).map { [$0] } ?? []
  }

  private func text(_ name: String) -> String { CardValue.text(values[name]?.first ?? "") }
}
