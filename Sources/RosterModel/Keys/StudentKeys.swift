// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import ICU

/// What is stored beside a student's name and number: order, index letters, search words.
package struct StudentKeys: Hashable, Sendable {
  let name: [UInt8]
  let family: [UInt8]
  let number: [UInt8]
  let initial: Alphabet.Letter
  let familyInitial: Alphabet.Letter
  let nameWords: [String]

  /// What a search in name and number looks at.
  func words(number: String) -> String {
    SearchText.stored(nameWords + SearchText.words(of: number))
  }

  /// What is stored for the student of whom the keys were made.
  func settings(for student: Student) -> [Assignment<Student>] {
    [
      Student.nameKey.set(to: name), Student.familyKey.set(to: family),
      Student.words.set(to: words(number: student.number)), Student.initial.set(to: initial.title),
      Student.initialKey.set(to: initial.key),
      Student.familyInitial.set(to: familyInitial.title),
      Student.familyInitialKey.set(to: familyInitial.key), Student.numberKey.set(to: number),
    ]
  }
}

/// A subject and what is stored beside it.
package struct KeyedSubject: Hashable, Sendable {
  package let name: String
  let key: [UInt8]
  let words: String

  /// Equal for spellings that differ only in case, width or spacing.
  package let folded: String

  init(name: String, key: [UInt8], words: String) {
    self.name = name
    self.key = key
    self.words = words
    folded = Self.fold(name)
  }

  /// The form in which names of subjects are told apart.
  package static func fold(_ name: String) -> String {
    String(name.normalized(.caseFolded).filter { !$0.isWhitespace })
  }

  /// What is stored beside the name.
  var keySettings: [Assignment<Student>] {
    [Student.subjectKey.set(to: key), Student.subjectWords.set(to: words)]
  }

  var settings: [Assignment<Student>] { [Student.subject.set(to: name)] + keySettings }
}

/// A student ready to be stored.
package struct KeyedStudent: Sendable {
  package var student: Student
  let keys: StudentKeys
  package var subject: KeyedSubject
  let keyVersion: [UInt8]?
}
