// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FaultyDisk
import FetchedResults
import Glibc
import Mutations
import RosterModel
import SQLite
import TestFiles

/// Fails each call of each action once, in each way, and looks what is left.
struct DiskCampaign {
  private var tally = Tally()
  private var random: Mutator

  /// In the short form, one of so many calls fails.
  private let stride: Int

  init(stride: Int, seed: UInt64) {
    self.stride = stride
    random = Mutator(seed: seed)
    FaultyDisk.install()
    // What is made for a moment, as a backup for another place, stays below /tmp.
    setenv("XDG_CACHE_HOME", cache.path, 1)
  }

  private let cache = TemporaryFolder()

  mutating func run() async throws {
    for scenario in DiskScenario.all {
      let world = try await DiskWorld(scenario)
      let calls = try await world.count()
      tally.add("actions")
      for failure in FaultyDisk.Failure.allCases { await fail(world, calls, failure) }
    }
    tally.conclude("disk")
  }

  private mutating func fail(
    _ world: DiskWorld, _ calls: [FaultyDisk.Call], _ failure: FaultyDisk.Failure
  ) async {
    for number in calls.indices where random.next(below: stride) == 0 {
      if failure == .full, ![.write, .map].contains(calls[number]) { continue }
      do {
        _ = try await world.run(
          during: DiskFault {
            FaultyDisk.fail(at: number + 1, failure)
          } end: {
            _ = FaultyDisk.rest()
          })
        if FaultyDisk.hasFailed { tally.add("errors") }
      } catch {
        tally.lose(
          "\(world.scenario.name), call \(number + 1) (\(calls[number])) fails \(failure): \(error)"
        )
      }
    }
  }
}
