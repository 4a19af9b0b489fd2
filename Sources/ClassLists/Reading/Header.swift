// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel
internal import TextTables

/// The row that says what the columns hold.
struct Header {
  /// What a column may hold.
  enum Role: CaseIterable {
    case name, familyName, givenName, number, subject, reading, note
  }

  /// Which cell holds what.
  private(set) var positions: [Role: Int] = [:]

  let row: SeparatedText.Row

  /// Takes a row as header; nil when no column of it holds names.
  init?(_ row: SeparatedText.Row) {
    self.row = row
    let titles = row.cells.map(HeaderTitle.normalized)
    for role in Role.allCases { positions[role] = HeaderTitle.position(of: role, in: titles) }
    guard positions[.name] ?? positions[.familyName] ?? positions[.givenName] != nil else {
      return nil
    }
  }

  /// How many columns are understood.
  var recognizedCount: Int { positions.count }

  /// The titles of columns that are not understood.
  var ignoredTitles: [String] {
    row.cells.enumerated().compactMap { position, title in
      positions.values.contains(position) || title.isEmpty ? nil : title.keptAsText
    }
  }

  /// The fields of a student that the columns give.
  var fields: Set<StudentField> {
    var fields: Set<StudentField> = [.name]
    if positions[.number] != nil { fields.insert(.number) }
    if positions[.subject] != nil { fields.insert(.subject) }
    if positions[.reading] != nil { fields.insert(.reading) }
    if positions[.note] != nil { fields.insert(.note) }
    return fields
  }
}

// MARK: - Rows below it

extension Header {
  /// What a row says about a student.
  ///
  /// - Throws: `ImportError.malformed` when it has more cells than the header.
  func draft(_ row: SeparatedText.Row) throws(ImportError) -> StudentDraft {
    let expected = self.row.cells.count
    let extra = row.cells.dropFirst(expected)
    guard extra.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      throw .malformed(
        row: row.number, reason: .tooManyCells(expected: expected, found: row.cells.count))
    }
    var draft = StudentDraft()
    draft.name = name(row)
    draft.number = cell(.number, of: row)
    draft.subject = cell(.subject, of: row)
    draft.reading = cell(.reading, of: row)
    draft.note = cell(.note, of: row)
    return draft
  }

  /// Whether the row repeats the header, as lists do that were printed by page.
  func isRepeated(by row: SeparatedText.Row) -> Bool { row.cells == self.row.cells }

  private func cell(_ role: Role, of row: SeparatedText.Row) -> String {
    guard let position = positions[role], position < row.cells.count else { return "" }
    return row.cells[position].withoutFormula.withoutFormulaProtection
  }

  /// The whole name, or its two parts as their language puts them.
  private func name(_ row: SeparatedText.Row) -> String {
    let name = cell(.name, of: row)
    if name.hasText { return name }
    let family = cell(.familyName, of: row).keptAsText
    let given = cell(.givenName, of: row).keptAsText
    let isHan = family.unicodeScalars.contains(where: \.isHan)
    return isHan ? family + given : "\(given) \(family)".keptAsText
  }
}

extension String {
  /// Whether something of it would be kept as a name.
  fileprivate var hasText: Bool {
    utf8.contains { (0x21...0x7e).contains($0) } || !keptAsText.isEmpty
  }

  /// What a spreadsheet shows for `="007"`, which some programs write to keep zeros.
  fileprivate var withoutFormula: String {
    guard hasPrefix("=\""), hasSuffix("\""), utf8.count > 2 else { return self }
    return String(dropFirst(2).dropLast())
  }
}
