// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

/// What the program is asked to do.
@MainActor
enum Command {
  case makeRoster(rows: Int, folder: String)
  case makeClassList(rows: Int, folder: String)
  case measure(Step, rows: Int, folder: String)

  static let usage = """
    RosterBench make N FOLDER        makes a roster of N students unless it is there,
                                     and says where it is
    RosterBench class-list N FOLDER  makes list.csv with N students
    RosterBench STEP N FOLDER        measures a step on ours.db and bare.db, two copies
                                     of the roster; a line of JSON for each figure
    Steps: \(Step.allCases.map(\.rawValue).joined(separator: " "))
    """

  /// Reads the command line, or says how it is written and ends the program.
  init(_ arguments: ArraySlice<String>) {
    let words = Array(arguments)
    guard words.count == 3, let rows = Int(words[1]), rows >= 0 else { Self.refuse() }
    switch (words[0], Step(rawValue: words[0])) {
    case (_, let step?): self = .measure(step, rows: rows, folder: words[2])
    case ("make", _): self = .makeRoster(rows: rows, folder: words[2])
    case ("class-list", _): self = .makeClassList(rows: rows, folder: words[2])
    default: Self.refuse()
    }
  }

  func run() async throws {
    switch self {
    case .makeRoster(let rows, let folder):
      print(try await SampleRoster(rows: rows).make(in: folder))
    case .makeClassList(let rows, let folder): SampleClassList(rows: rows).make(in: folder)
    case .measure(let step, let rows, let folder):
      try await step.measure(Bench(rows: rows, folder: folder))
    }
  }

  private static func refuse() -> Never {
    print(usage)
    exitProgram(2)
  }
}
