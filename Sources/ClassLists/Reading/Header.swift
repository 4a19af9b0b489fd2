// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// The row that says what the columns hold.
struct Header {
  /// Which cell holds what; of several subjects, the first.
  private(set) var positions = ColumnPlaces()

  /// The cells that hold a subject each.
  private var subjectPositions: [Int] = []

  /// The titles of the columns; nil when the list has none.
  private let titles: [String]?

  /// What is peculiar to where the list is from.
  private let system: SchoolSystem

  /// Takes a row as header; nil when no column of it holds names.
  init?(_ row: TableRow) {
    self.init(titles: row.cells)
    guard roles.contains(where: { $0?.isName == true }) else { return nil }
  }

  /// Finds out what stands under each title.
  init(titles: [String]) {
    self.titles = titles
    let known = titles.map(HeaderTitle.normalized)
    for role in ColumnRole.allCases { positions[role] = HeaderTitle.position(of: role, in: known) }
    subjectPositions = HeaderTitle.subjectPositions(in: known)
    positions[.subject] = subjectPositions.first
    // A column is one thing: “Name [of Student] ID” is a name.
    if positions[.number] == nil, let id = HeaderTitle.idPosition(in: titles),
      !positions.contains(id), !subjectPositions.contains(id)
    {
      positions[.number] = id
    }
    // Where the name is also in parts, a whole one may be what it is sorted by.
    if let name = positions[.name], ["sortablename", "名字"].contains(known[name]),
      positions[.familyName] != nil
    {
      positions[.name] = nil
    } else if positions[.givenName] == positions[.name] {
      positions[.givenName] = nil
    }
    system = SchoolSystem(known, positions)
  }

  /// The columns as they are named, under these titles, if the list has any.
  ///
  /// Of several columns for one thing, the first counts; of subjects, all.
  init(titles: [String]?, roles: [ColumnRole?]) {
    self.titles = titles
    for (position, role) in roles.enumerated() {
      if let role, positions[role] == nil { positions[role] = position }
    }
    subjectPositions = roles.indices.filter { roles[$0] == .subject }
    system = SchoolSystem((titles ?? []).map(HeaderTitle.normalized), positions)
  }

  /// What each titled column holds.
  var roles: [ColumnRole?] {
    var roles: [ColumnRole?] = Array(repeating: nil, count: titles?.count ?? 0)
    for role in ColumnRole.allCases { if let place = positions[role] { roles[place] = role } }
    for position in subjectPositions { roles[position] = .subject }
    return roles
  }

  /// How many columns are understood, then how many there are.
  var rank: (Int, Int) { (positions.roles.count, titles?.count ?? 0) }

  /// The titles of columns that are not understood.
  var ignoredTitles: [String] {
    (titles ?? []).enumerated().compactMap { position, title in
      isKnown(position) || title.isEmpty ? nil : title.keptAsText
    }
  }

  private var hasReading: Bool { ColumnRole.readings.contains { positions[$0] != nil } }

  private func isKnown(_ position: Int) -> Bool {
    positions.contains(position) || subjectPositions.contains(position)
  }

  /// The fields of a student that the columns give.
  var fields: Set<StudentField> {
    var fields: Set<StudentField> = []
    if positions.roles.contains(where: \.isName) { fields.insert(.name) }
    if positions[.number] != nil { fields.insert(.number) }
    if positions[.subject] != nil { fields.insert(.subject) }
    if hasReading { fields.insert(.reading) }
    if positions[.note] != nil { fields.insert(.note) }
    return fields
  }
}

// MARK: - Rows below it

extension Header {
  /// What makes no sense in a row; nil when it may be read.
  func problem(of row: TableRow) -> ImportProblem.Reason? {
    if let titles, row.cells.count > titles.count,
      row.cells[titles.count...].contains(where: \.hasText)
    {
      return .tooManyCells(expected: titles.count, found: row.cells.count)
    }
    if let number = positions[.number], row.inexactCells.contains(number) {
      return .numberInexact(cell(.number, of: row))
    }
    return nil
  }

  /// What a row says about a student, in each subject that it names.
  func drafts(_ row: TableRow) -> [StudentDraft] {
    var draft = StudentDraft()
    draft.name = name(row)
    draft.number = cell(.number, of: row)
    draft.reading = reading(row)
    draft.note = cell(.note, of: row)
    let subjects = subjects(row)
    return (subjects.isEmpty ? [""] : subjects).map { subject in
      var draft = draft
      draft.subject = subject
      return draft
    }
  }

  /// Whether a row is about a student, and does not repeat the header, as lists do that
  /// were printed by page.
  func isStudent(_ row: TableRow) -> Bool {
    !isRepeated(by: row) && !system.isNoStudent(row, name: cell(.name, of: row))
  }

  /// Titles may be merged down two rows, under which only some are told apart.
  private func isRepeated(by row: TableRow) -> Bool {
    guard let titles else { return false }
    return ColumnRole.names.allSatisfy { role in
      guard let place = positions[role] else { return true }
      return place < row.cells.count && place < titles.count && row.cells[place] == titles[place]
    }
  }

  private func cell(_ role: ColumnRole, of row: TableRow) -> String {
    positions[role].map { cell(at: $0, of: row) } ?? ""
  }

  private func cell(at position: Int, of row: TableRow) -> String {
    guard position < row.cells.count else { return "" }
    return row.cells[position].asTyped
  }

  /// The subjects that a row names, each once.
  private func subjects(_ row: TableRow) -> [String] {
    var subjects: [String] = []
    for position in subjectPositions {
      let cell = cell(at: position, of: row)
      let names = system.listsSubjects ? cell.split(separator: ",").map(String.init) : [cell]
      for name in names where name.hasText && !subjects.contains(name) { subjects.append(name) }
    }
    return subjects
  }

  /// The whole name, or its two parts as their language puts them.
  private func name(_ row: TableRow) -> String {
    let name = cell(.name, of: row)
    if name.hasText {
      return system.hasFamilyNameFirst ? PersonName.withGivenNameFirst(name) : name
    }
    return PersonName.joined(
      family: cell(.familyName, of: row), given: cell(.givenName, of: row))
  }

  /// The whole reading, or its two parts.
  private func reading(_ row: TableRow) -> String {
    guard hasReading else { return "" }
    let reading = cell(.reading, of: row)
    if reading.hasText { return reading }
    return [cell(.familyReading, of: row), cell(.givenReading, of: row)]
      .filter(\.hasText).joined(separator: " ")
  }
}

extension String {
  /// Whether something of it would be kept as a name.
  var hasText: Bool {
    utf8.contains { (0x21...0x7e).contains($0) } || !keptAsText.isEmpty
  }
}
