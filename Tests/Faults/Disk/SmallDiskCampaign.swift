// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import RosterModel
import SQLite
import TestFiles

/// Does each action on a real disk that is full at one step of it after another.
struct SmallDiskCampaign {
  private var tally = Tally()

  /// How many pages of room one try has more than the one before.
  private let stride: Int

  init(stride: Int) { self.stride = stride }

  mutating func run() async throws {
    if let disk = SmallDisk(pageCount: 4096) {
      try await fill(disk)
    } else {
      report("skipped: only root may mount a small disk")
    }
    tally.conclude("full")
  }

  private mutating func fill(_ disk: SmallDisk) async throws {
    for name in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { setenv(name, disk.file("home"), 1) }
    for scenario in DiskScenario.all {
      let world = try await DiskWorld(scenario, in: disk.path)
      try await fill(disk, world)
      tally.add("actions")
    }
  }

  /// Leaves more and more room, until there is enough.
  private mutating func fill(_ disk: SmallDisk, _ world: DiskWorld) async throws {
    var room = 0
    while true {
      let fault = DiskFault { [room] in
        disk.fill(leaving: room)
      } end: {
        disk.makeRoom()
      }
      do {
        guard let failure = try await world.run(during: fault) else { return }
        tally.add("full disks")
        guard Self.isPlain(failure) else { throw DiskWorld.Loss(what: "it says \(failure)") }
      } catch {
        tally.lose("\(world.scenario.name), with room for \(room) pages: \(error)")
        if room > 2_000 { return }
      }
      room += stride
    }
  }

  /// Whether a person is told to make room.
  private static func isPlain(_ failure: any Error) -> Bool {
    (failure as? DatabaseError)?.kind == .full || failure as? RosterOpenError == .full
  }
}
