// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TextTables

extension ClassListReader {
  /// What came of reading a list in a language.
  static func read(
    _ bytes: [UInt8], language: String = "en"
  ) async throws -> ClassListReading {
    try await read(bytes, ReadingAnswers(language: language))
  }

  /// The table of a list, as it is understood or as the columns are named.
  static func table(
    _ bytes: [UInt8], language: String = "en", roles: [ColumnRole?]? = nil
  ) async throws -> ClassTable {
    var answers = ReadingAnswers(language: language)
    answers.roles = roles
    return try await read(bytes, answers).table
  }

  /// Number, name and subject of each row in a folder’s files.
  static func rows(folder files: [String: String]) async throws -> [[String]] {
    let bytes = files.mapValues { Array($0.utf8) }
    let reading = try await read(folder: bytes, ReadingAnswers(language: "en"))
    return reading.table.kept.map { Array($0.prefix(3)) }
  }

  /// How the columns of a list are understood.
  static func layout(_ text: String) async throws -> ListLayout? {
    try await read(Array(text.utf8)).layout
  }
}

extension ClassTable {
  /// Name and number of each row.
  var namesAndNumbers: [[String]] {
    rows.map { [$0.draft.name.keptAsText, $0.draft.number.keptAsTyped] }
  }
}
