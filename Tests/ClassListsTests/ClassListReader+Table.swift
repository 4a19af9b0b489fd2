// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TextTables

extension ClassListReader {
  /// The table of a list that leaves nothing to be asked.
  static func table(
    _ bytes: [UInt8], language: String = "en", columns: NamedColumns? = nil
  ) async throws -> ClassTable {
    let answers = ReadingAnswers(language: language, columns: columns)
    switch try await read(bytes, answers) {
    case .table(let table): return table
    case let reading: throw Doubt(reading: reading)
    }
  }

  /// The readings among which a person has to choose; none where there is no doubt.
  static func readings(_ bytes: [UInt8], language: String) async throws -> [TextReading] {
    switch try await read(bytes, ReadingAnswers(language: language)) {
    case .encodingUncertain(let readings): return readings
    case .table, .columnsUnnamed: return []
    }
  }

  /// The columns that a person has to name; nil when they are known.
  static func unnamedColumns(_ text: String) async throws -> UnnamedColumns? {
    switch try await read(Array(text.utf8), ReadingAnswers(language: "en")) {
    case .columnsUnnamed(let columns): return columns
    case .table, .encodingUncertain: return nil
    }
  }
}

/// What a list leaves to be asked.
private struct Doubt: Error {
  let reading: ClassListReading
}

extension ClassTable {
  /// Name and number of each row.
  var namesAndNumbers: [[String]] {
    rows.map { [$0.draft.name.keptAsText, $0.draft.number.keptAsTyped] }
  }
}
