// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ClassLists
internal import RosterModel

/// What came of reading a changed file.
package enum FuzzOutcome: Equatable {
  /// Rows came of it, of which nothing is lost or made up.
  case read

  /// It was refused with words for a person.
  case refused

  /// It did what it must not.
  case wrong(String)

  /// Reads a file as the program does.
  package static func of(_ bytes: [UInt8], language: String) async -> FuzzOutcome {
    var answers = ReadingAnswers(language: language)
    do {
      let reading = try await ClassListReader.read(bytes, answers)
      if reading.sheets.count > 1 {
        answers.sheet = reading.sheets.count - 1
        _ = try await ClassListReader.read(bytes, answers)
      }
      let texts = reading.table.rows.lazy.map { $0.draft.name + $0.draft.note }
      let isDecoded = String(validating: bytes, as: UTF8.self) == nil
      if isDecoded, bytes.first != 0x50, texts.contains(where: { $0.contains("\u{fffd}") }) {
        return .wrong("a letter was replaced")
      }
      return .read
    } catch is ImportError {
      return .refused
    } catch {
      return .wrong("\(error)")
    }
  }
}
