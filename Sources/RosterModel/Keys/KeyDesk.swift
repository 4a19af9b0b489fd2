// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Makes keys away from the main actor: the first Chinese name takes 90 ms.
package actor KeyDesk {
  private var maker: KeyMaker

  init(locale: String, fileVersion: [UInt8]) throws {
    maker = try KeyMaker(locale: locale, fileVersion: fileVersion)
  }

  /// Makes keys in the order of another language from now on.
  func use(_ language: String) throws { maker = try KeyMaker(locale: language) }

  /// What a person typed, ready to be stored.
  ///
  /// - Throws: `StudentProblems`, with all that is wrong.
  package func keyed(_ draft: StudentDraft) throws(StudentProblems) -> KeyedStudent {
    try maker.keyed(draft)
  }

  /// The key of a number; none has that of no number.
  func numberKey(_ number: String) -> [UInt8] { maker.key(ofNumber: number, name: []) }

  /// A subject's name in the form in which it is kept, with its keys.
  func subject(_ name: String) -> KeyedSubject { maker.subject(name.keptAsText) }
}
