// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FaultyDisk
import Glibc
import RosterModel
import SQLite

/// A clock that jumps back and forth, as one does whose battery is empty.
enum ClockLimit {
  /// So many days it is wrong, one day after the other.
  private static let errors = [0, -3_650, 0, 36_500, -10_000, -10_000, 0]

  /// Works and makes backups: all is in order, and no copy takes another's place.
  ///
  /// - Returns: How often it jumped.
  static func run(_ person: Person) async throws -> Int {
    FaultyDisk.install()
    defer { FaultyDisk.moveClock(days: 0) }
    var copies: [String] = []
    for (place, days) in errors.enumerated() {
      FaultyDisk.moveClock(days: days)
      turnFile(person.path, days: days)
      try await person.perform(.reopen)
      try await person.perform(.add(DiskScenario.student("\(place)")))
      try await person.perform(.undo)
      try await person.perform(.redo)
      copies.append(try await person.roster.backUp())
    }
    for (place, copy) in copies.enumerated() {
      let students = try await RosterDatabase.students(ofBackup: copy)
      guard students.count == place + 1 else { throw Loss("\(copy) has \(students.count)") }
    }
    // The second day's copy has a name of ten years before the first day's.
    guard Set(copies).count == errors.count, copies[1] < copies[0] else { throw Loss("\(copies)") }
    return errors.count
  }

  struct Loss: Error {
    let what: String
    init(_ what: String) { self.what = what }
  }

  /// Has a file say that it was written when the clock was wrong.
  private static func turnFile(_ path: String, days: Int) {
    let moment = timespec(tv_sec: time(nil) + days * 86_400, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [moment, moment], 0)
  }
}
