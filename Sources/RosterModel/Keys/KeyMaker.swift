// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import ICU

/// Makes the keys by which students are put in order and found.
///
/// It belongs to whoever made it. A name of Latin letters costs a few
/// microseconds, the first Chinese one 90 ms, further ones about as little.
package final class KeyMaker {
  /// What the keys depend on.
  let version: KeyVersion

  /// What rows are marked with when their file's keys are newer than these.
  let mark: [UInt8]?

  private let collator: Collator
  private let alphabet: Alphabet
  private let romaniser = Romaniser()
  private var subjects: [String: KeyedSubject] = [:]

  /// Makes keys in the order of a file's language.
  ///
  /// - Parameter fileVersion: What made the file's keys; nil for a new file.
  init(locale: String, fileVersion: [UInt8]? = nil) throws {
    collator = try Collator(locale: locale)
    alphabet = try Alphabet(locale: locale)
    let version = KeyVersion(collator.fingerprint)
    let isOlder = fileVersion.map(version.bytes.lexicographicallyPrecedes) ?? false
    self.version = version
    mark = isOlder ? version.bytes : nil
  }

  /// Makes keys in the order of a file's language.
  package convenience init(_ recipe: Recipe) throws {
    try self.init(locale: recipe.locale, fileVersion: recipe.fileVersion)
  }

  /// What it takes to make one, on any thread.
  package struct Recipe: Sendable {
    let locale: String
    let fileVersion: [UInt8]?
  }

  /// The keys of a student's name and number.
  func keys(for student: Student) -> StudentKeys {
    let order = romaniser.order(of: student.name, reading: student.reading)
    let name = collator.sortKey(order.byName)
    let isSameOrder = order.byFamily == order.byName
    return StudentKeys(
      name: name,
      family: isSameOrder ? name : collator.sortKey(order.byFamily),
      number: key(ofNumber: student.number, name: name),
      initial: alphabet.letter(for: order.byName),
      familyInitial: alphabet.letter(for: order.byFamily),
      nameWords: SearchText.words(of: student.name) + order.searchWords)
  }

  /// The keys of a subject, which are remembered; no subject comes last.
  package func subject(_ name: String) -> KeyedSubject {
    if let known = subjects[name] { return known }
    let romanised = romaniser.romanise(name, isName: false)
    let subject = KeyedSubject(
      name: name, key: name.isEmpty ? [0xff] : collator.sortKey(romanised.sortText),
      words: SearchText.stored(SearchText.words(of: name) + romanised.searchWords))
    subjects[name] = subject
    return subject
  }

  /// Natural order; of equal numbers the bytes decide (007 before 7), and
  /// students without a number stand last, by name.
  func key(ofNumber number: String, name: [UInt8]) -> [UInt8] {
    number.isEmpty ? [0xff] + name : collator.sortKey(number) + number.utf8
  }
}

extension KeyMaker {
  /// What a person typed, ready to be stored.
  ///
  /// - Throws: `StudentProblems`, with all that is wrong.
  package func keyed(_ draft: StudentDraft) throws(StudentProblems) -> KeyedStudent {
    let student = try draft.student()
    return keyed(student, in: subject(student.subject))
  }

  /// A student in a subject, ready to be stored.
  package func keyed(_ student: Student, in subject: KeyedSubject) -> KeyedStudent {
    KeyedStudent(
      student: student, keys: keys(for: student), subject: subject, keyVersion: mark)
  }
}
