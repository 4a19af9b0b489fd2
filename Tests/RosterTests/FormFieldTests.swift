// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel
import Testing

@testable import Roster

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A field of a form` {
  let field = FormField("_Name")

  @Test func `says what is wrong until it is typed over`() {
    field.show(problem: "A student needs a name.")
    #expect(field.remarkText == "A student needs a name.")
    field.text = "A"
    #expect(field.remarkText == nil)
  }

  @Test func `keeps a hint while it is typed in, and says what is wrong instead`() {
    field.show(hint: "There is another Ana.")
    field.text = "Ana"
    #expect(field.remarkText == "There is another Ana.")
    field.show(problem: "Wrong")
    field.show(hint: "There is another Ana.")
    #expect(field.remarkText == "Wrong")
    field.show(problem: nil)
    field.show(hint: nil)
    #expect(field.remarkText == nil)
  }
}

@Suite struct `The hint about namesakes` {
  func student(_ number: String, in subject: String = "Math") -> Student {
    var student = Student()
    (student.name, student.number, student.subject) = ("王芳", number, subject)
    return student
  }

  @Test func `names the one there is, with number and subject, or counts them`() {
    #expect(StudentWords.hint(of: []) == nil)
    #expect(
      StudentWords.hint(of: [student("7")]) == "There is another 王芳 in Math, number 7.")
    #expect(
      StudentWords.hint(of: [student("", in: "")])
        == "There is another 王芳 in No Subject, who has no number.")
    #expect(
      StudentWords.hint(of: [student("7"), student("8")])
        == "2 students of this name are in Math.")
  }
}
