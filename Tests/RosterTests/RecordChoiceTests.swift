// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel
import Testing

@testable import Roster

@Suite(.serialized, .enabled { await Display.isAvailable })
struct `Records with the number of the one that is edited` {
  private func student(_ name: String, _ subject: String) -> Student {
    var student = Student()
    (student.name, student.subject, student.number) = (name, subject, "7")
    return student
  }

  @Test func `are not offered where there are none`() {
    #expect(RecordChoice.choices(among: OtherRecords()).isEmpty)
  }

  @Test func `change along when the name is the same, and not when it is another`() {
    var others = OtherRecords()
    others.ofSameName = [student("Ana", "Art")]
    others.ofOtherNames = [student("Ben", "Biology"), student("Cleo", "Drama")]
    let choices = RecordChoice.choices(among: others)
    #expect(choices.map(\.chosen) == [others.ofSameName, []])
    for choice in choices { choice.check.isActive.toggle() }
    #expect(choices.map(\.chosen) == [[], others.ofOtherNames])
  }
}
