// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults

/// A student in one subject.
///
/// The same person in two subjects is two of these, with the same number.
package struct Student: Entity, Hashable {
  package var id: RowID = 0

  /// What the person is called, as it was typed.
  package var name = ""

  /// The number in the class or school, exactly as it was typed; may be empty.
  package var number = ""

  /// The class or subject; may be empty.
  package var subject = ""

  /// How the name is read, where that is not what the program would say.
  package var reading: String?

  package var note = ""

  package init() {}
}

// MARK: - Columns

extension Student {
  package static let name = Column("name", \Student.name)
  package static let number = Column("number", \Student.number)
  package static let subject = Column("subject", \Student.subject)
  package static let reading = Column("reading", \Student.reading)
  package static let note = Column("note", \Student.note)

  /// The order by name.
  package static let nameKey = Column<Student, [UInt8]>("name_key")

  /// The order by family name.
  package static let familyKey = Column<Student, [UInt8]>("family_key")

  /// The order by number; no number comes last.
  package static let numberKey = Column<Student, [UInt8]>("number_key")

  /// The order by subject.
  package static let subjectKey = Column<Student, [UInt8]>("subject_key")

  /// The letter of an index under which the name stands, and that letter's order.
  static let initial = Column<Student, String>("initial")
  static let initialKey = Column<Student, [UInt8]>("initial_key")

  /// The same of the family name.
  static let familyInitial = Column<Student, String>("family_initial")
  static let familyInitialKey = Column<Student, [UInt8]>("family_initial_key")

  /// What a search in name, reading and number looks at.
  static let words = Column<Student, String>("words")

  /// What a search in the subject looks at.
  static let subjectWords = Column<Student, String>("subject_words")

  /// Which version made the keys, where it is not the file's.
  static let keyVersion = Column<Student, [UInt8]?>("key_version")

  package static let table = Table<Student>(
    "student",
    [
      name, number, subject, reading, note, nameKey, familyKey, numberKey, subjectKey, initial,
      initialKey, familyInitial, familyInitialKey, words, subjectWords, keyVersion,
    ])
}
