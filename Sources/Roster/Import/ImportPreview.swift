// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TextTables

/// A class list that is about to be imported: how it is read, and what would come of it.
///
/// Nothing is written before it is carried out.
final class ImportPreview {
  let source: ImportSource
  private let database: RosterDatabase
  private let contents: ImportedFile

  /// What a person said of the list.
  private(set) var answers = ReadingAnswers(language: Catalogues.language)

  /// The subject of rows that name none.
  private(set) var subject: String

  /// What the list says in each encoding that is possible; none where it says it itself.
  private(set) var spellings: [TextReading] = []
  private(set) var encoding: TextEncoding?
  private(set) var layout: ListLayout?

  /// The sheets to choose from, and which was read.
  private(set) var sheets: [ListSheet] = []
  private(set) var sheet: Int?

  /// The numbers of the rows that a spreadsheet does not show.
  private(set) var hiddenRows: [Int] = []

  /// Whether the list says itself in which subjects its students are.
  private(set) var namesSubjects = true

  /// What would be done; nil when the list cannot be read as it was said.
  private(set) var plan: ImportPlan?

  /// The numbers of the rows that are left out, however the list is read.
  private var leftOut: Set<Int> = []

  /// Reads a source for the first time.
  ///
  /// - Throws: `ImportError`, `GtkError`, `DatabaseError` or `CancellationError`.
  init(
    of source: ImportSource, into database: RosterDatabase,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws {
    self.source = source
    self.database = database
    subject = source.subject
    contents = try await source.contents()
    try await read(progress: progress)
  }

  /// The subjects to offer.
  var subjects: [String] { (try? database.subjects()) ?? [] }

  /// Reads the list as it is understood now, and compares it with the roster.
  ///
  /// What was known stays until it is done; where it fails, there is no plan.
  func read(progress: @escaping @Sendable (Double) -> Void) async throws {
    do {
      let reading = try await contents.read(answers) { progress(0.7 * $0) }
      try Task.checkCancellation()
      let namesSubjects = reading.table.fields.contains(.subject)
      let plan = try await database.plan(
        reading.table, intoSubject: namesSubjects ? "" : subject, leavingOut: leftOut,
        progress: { progress(0.7 + 0.3 * $0) })
      try Task.checkCancellation()
      if !reading.spellings.isEmpty { spellings = reading.spellings }
      (encoding, layout) = (reading.guessedEncoding, reading.layout)
      (sheets, sheet) = (reading.sheets, reading.sheet)
      hiddenRows = reading.table.hiddenRows
      (self.namesSubjects, self.plan) = (namesSubjects, plan)
      self.plan?.leftOut = leftOut
    } catch {
      if !Task.isCancelled { plan = nil }
      throw error
    }
  }

  /// Does what the plan says.
  ///
  /// - Returns: nil when the roster was changed meanwhile; then there is another plan,
  ///   and nothing was done.
  func carryOut(progress: @escaping @Sendable (Double) -> Void) async throws -> ImportSummary? {
    guard let plan else { return nil }
    switch try await database.carryOut(plan, undoName: source.undoName, progress: progress) {
    case .done(let summary): return summary
    case .outdated(let other):
      self.plan = other
      return nil
    }
  }
}

// MARK: - What a person says

extension ImportPreview {
  /// Reads the list in another encoding, in which its columns may be others.
  func say(encoding: TextEncoding) {
    answers.encoding = encoding
    (answers.separator, answers.titleRow, answers.roles) = (nil, nil, nil)
  }

  /// Reads another sheet, whose rows and columns are others.
  func say(sheet: Int) {
    answers.sheet = sheet
    (answers.titleRow, answers.roles) = (nil, nil)
    leftOut = []
  }

  func say(separator: Character) {
    answers.separator = separator
    (answers.titleRow, answers.roles) = (nil, nil)
  }

  func say(titleRow: TitleRow) {
    answers.titleRow = titleRow
    answers.roles = nil
  }

  /// Of two columns for one thing the later one is meant.
  func say(column: Int, holds role: ColumnRole?) {
    var roles = layout?.roles ?? []
    for other in roles.indices where roles[other] == role { roles[other] = nil }
    roles[column] = role
    answers.roles = roles
  }

  func say(subject: String) { self.subject = subject }

  /// Takes the row at a place in the plan, and leaves out the others that have its number;
  /// the list has to be read again then.
  func choose(_ place: Int) {
    guard let plan else { return }
    leftOut.formUnion(plan.rowsRepeating(place))
    leftOut.remove(plan.number(at: place))
  }

  /// Takes rows in or leaves them out.
  func take(_ rows: some Sequence<Int>, _ isTaken: Bool) {
    if isTaken { leftOut.subtract(rows) } else { leftOut.formUnion(rows) }
    plan?.leftOut = leftOut
  }
}
