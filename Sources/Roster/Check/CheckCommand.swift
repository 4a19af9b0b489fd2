// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel
import SQLite

/// `roster --check FILE`: looks through a roster without a window, mends what can be
/// made from the students, and says what it did.
struct CheckCommand {
  /// What is printed, and the exit status of the program.
  struct Outcome {
    let lines: [String]
    let status: Status
  }

  /// How it ended, as the program that checks disks says it.
  enum Status: Int32 {
    case sound = 0, mended = 1, damaged = 4, failed = 8
  }

  private let path: String

  /// nil when the arguments ask for something else.
  init?(_ arguments: [String]) {
    guard arguments.dropFirst().first == "--check" else { return nil }
    path = arguments.count == 3 ? arguments[2] : ""
  }

  /// Checks, prints and ends the program.
  func run() -> Never {
    Gettext.followLocale()
    let loop = MainLoop()
    var status = Status.failed
    Task {
      let outcome = await outcome()
      for line in outcome.lines { print(line) }
      status = outcome.status
      loop.quit()
    }
    loop.run()
    exitProgram(status.rawValue)
  }

  /// Checks the file; one that is not there is not made.
  func outcome() async -> Outcome {
    guard DatabaseFile(path).exists else {
      return failure(
        path.isEmpty
          ? tr("Say which file to check: roster --check FILE")
          : tr("There is no file {path}.", with: ["path": path]))
    }
    do throws(RosterOpenError) {
      let database = try await RosterDatabase.open(path)
      let result = await check(database)
      await database.close()
      return result
    } catch {
      let words = FailureWords(error, path: path)
      return failure(words.heading, words.body)
    }
  }

  private func check(_ database: RosterDatabase) async -> Outcome {
    do {
      let check = try await database.check()
      let status = check.findings.isEmpty ? Status.sound : check.isSound ? .mended : .damaged
      return Outcome(lines: check.sentences(about: path), status: status)
    } catch {
      let words = FailureWords(error)
      return failure(words.heading, words.body)
    }
  }

  private func failure(_ lines: String...) -> Outcome { Outcome(lines: lines, status: .failed) }
}
