// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel
internal import TextTables

/// The row that says what the columns hold.
struct Header {
  /// Which cell holds what.
  private(set) var positions: [ColumnRole: Int] = [:]

  /// The titles of the columns; nil when the list has none.
  private let titles: [String]?

  /// Takes a row as header; nil when no column of it holds names.
  init?(_ row: SeparatedText.Row) {
    self.titles = row.cells
    let titles = row.cells.map(HeaderTitle.normalized)
    for role in ColumnRole.allCases { positions[role] = HeaderTitle.position(of: role, in: titles) }
    guard positions[.name] ?? positions[.familyName] ?? positions[.givenName] != nil else {
      return nil
    }
  }

  /// The columns of a list without a header, as a person named them.
  ///
  /// Of several columns for one thing, the first counts.
  init(_ columns: NamedColumns) {
    titles = nil
    for (position, role) in columns.roles.enumerated() {
      if let role, positions[role] == nil { positions[role] = position }
    }
  }

  /// How many columns are understood, then how many there are.
  var rank: (Int, Int) { (positions.count, titles?.count ?? 0) }

  /// The titles of columns that are not understood.
  var ignoredTitles: [String] {
    (titles ?? []).enumerated().compactMap { position, title in
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
  /// What makes no sense in a row; nil when it may be read.
  func problem(of row: SeparatedText.Row) -> ImportProblem? {
    guard let titles, row.cells.count > titles.count,
      row.cells[titles.count...].contains(where: \.hasText)
    else { return nil }
    return ImportProblem(
      row: row.number, reason: .tooManyCells(expected: titles.count, found: row.cells.count))
  }

  /// What a row says about a student.
  func draft(_ row: SeparatedText.Row) -> StudentDraft {
    var draft = StudentDraft()
    draft.name = name(row)
    draft.number = cell(.number, of: row)
    draft.subject = cell(.subject, of: row)
    draft.reading = cell(.reading, of: row)
    draft.note = cell(.note, of: row)
    return draft
  }

  /// Whether the row repeats the header, as lists do that were printed by page.
  func isRepeated(by row: SeparatedText.Row) -> Bool { row.cells == titles }

  private func cell(_ role: ColumnRole, of row: SeparatedText.Row) -> String {
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
  var hasText: Bool {
    utf8.contains { (0x21...0x7e).contains($0) } || !keptAsText.isEmpty
  }

  /// What a spreadsheet shows for `="007"`, which some programs write to keep zeros.
  fileprivate var withoutFormula: String {
    guard hasPrefix("=\""), hasSuffix("\""), utf8.count > 2 else { return self }
    return String(dropFirst(2).dropLast())
  }
}
