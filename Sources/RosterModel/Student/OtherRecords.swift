// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The records in other subjects that have a student’s number, in the order of the subjects.
///
/// The number says who a person is. Where the name agrees as well nobody else can be meant,
/// so these records change together unless a person says otherwise. Where the name differs
/// it may be spelled in two ways, or the number may be a seat that each class counts from 1:
/// only someone who reads the names can tell, so these change only when that is asked for.
package struct OtherRecords: Hashable, Sendable {
  /// The same person for sure; only case, width or spacing of the name may differ.
  package var ofSameName: [Student] = []

  /// The same person or somebody else.
  package var ofOtherNames: [Student] = []

  /// None at all.
  package init() {}
}

extension Student {
  /// Whether the names differ in case, width or spacing at most.
  func isNamed(like other: Student) -> Bool {
    KeyedSubject.fold(name) == KeyedSubject.fold(other.name)
  }

  /// The record after what was changed from `old` to `new` was changed here, too.
  func following(_ old: Student, to new: Student) -> Student {
    var student = self
    let isOther = !isNamed(like: old)
    if isOther || old.name != new.name { student.name = new.name }
    if isOther || old.reading != new.reading { student.reading = new.reading }
    if old.note != new.note { student.note = new.note }
    return student
  }
}
