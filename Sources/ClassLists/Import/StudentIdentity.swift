// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// By what a row of a file and a student of the roster are the same.
///
/// The number decides, in one subject; among students without number the name.
struct StudentIdentity: Hashable, Sendable {
  private let subject: String
  private let number: String
  private let name: String

  init(_ student: Student, inSubject folded: String) {
    subject = folded
    number = student.number
    name = student.number.isEmpty ? student.name : ""
  }
}
