// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel

/// An action at each of whose calls the disk fails once.
struct DiskScenario {
  let name: String

  /// Which version of the program made the file; nil when there is none yet.
  var version: Int? = Schema.current.version

  /// Whether the disk fails while the file is opened, else during the action.
  var failsWhileOpening = false

  /// What is done before the disk fails.
  var preparation: [UserAction] = []

  var action: @MainActor (Person) async throws -> Void = { _ in }

  /// What the action changes, as far as an oracle knows it.
  var effect: UserAction?

  init(_ name: String) { self.name = name }

  init(_ name: String, after preparation: [UserAction] = [], _ effect: UserAction) {
    self.init(name)
    (self.preparation, self.effect) = (preparation, effect)
    action = { try await $0.perform(effect) }
  }

  init(_ name: String, _ action: @escaping @MainActor (Person) async throws -> Void) {
    self.init(name)
    self.action = action
  }

  static func opening(_ name: String, version: Int?) -> Self {
    var scenario = Self(name)
    scenario.version = version
    scenario.failsWhileOpening = true
    return scenario
  }

  /// All that a person can do to a file.
  static var all: [Self] {
    let versions = (1..<Schema.current.version).map {
      opening("migrate from version \($0)", version: $0)
    }
    return [opening("make", version: nil), opening("open", version: Schema.current.version)]
      + versions + changes + wholes + upkeep
  }

  private static var changes: [Self] {
    [
      Self("add", .add(student("new"))),
      Self("edit", .edit(student("0", id: 1))),
      Self("delete", .delete([1, 2, 3])),
      Self("move", .move([1, 2, 3, 4, 5, 6], "Math")),
      Self("rename a subject", .renameSubject("Art", "Music")),
      Self("undo", after: [.delete([2, 3])], .undo),
      Self("redo", after: [.delete([2, 3]), .undo], .redo),
      Self("rename", .rename("Class 7")),
      Self("import", .importList((0..<80).map { student("list \($0)") })),
    ]
  }

  private static var wholes: [Self] {
    [
      Self("back up", .backUp),
      Self("restore", .restore),
      Self("start a new year", .startNewYear),
      Self("change the language", .setLanguage("sv")),
      Self("close and open", .reopen),
    ]
  }

  private static var upkeep: [Self] {
    [
      Self("make an index") {
        try await $0.roster.makeIndex(groupedBy: .initial, sortedBy: .name)
      },
      Self("forget history") { try await $0.roster.forgetHistory(keeping: 2) },
      Self("check") { _ = try await $0.roster.check() },
      Self("back up for a file chooser") {
        $0.roster.discard(backup: try await $0.roster.makeBackup())
      },
    ]
  }

  static func student(_ number: String, id: RowID = 0) -> Student {
    var student = Student()
    (student.id, student.name, student.number, student.subject) = (id, "Zoë Li", number, "Art")
    student.note = "of a person"
    return student
  }
}
