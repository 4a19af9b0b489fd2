// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc

/// The campaign of faults: `Faults PART COUNT SEED`, as `meson-helpers/faults` calls it.
///
/// The last line says what was done, and how much was lost of what a person had been
/// told is kept; the exit status is 0 when nothing was.
@main
enum Faults {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count > 2, let number = UInt64(words[2]) else { stop() }
    let last = words.last.flatMap { Int($0) } ?? 0
    let count = Int(words[1]) ?? 0
    switch words[0] {
    case "child": try await KillSession.run(at: words[1], seed: number)
    case "kills":
      var campaign = KillCampaign(seed: number)
      try await campaign.run(kills: count)
    case "walk":
      var campaign = WalkCampaign(seed: number)
      try await campaign.run(actions: count)
    case "disk":
      var campaign = DiskCampaign(stride: max(1, count), seed: number)
      try await campaign.run()
    case "full":
      var campaign = SmallDiskCampaign(stride: max(1, count))
      try await campaign.run()
    case "copies":
      var campaign = CopyCampaign(seed: number)
      try await campaign.run(copies: count)
    case "open": await FileCampaign.open(words[1], as: uid_t(number))
    case "files":
      var campaign = FileCampaign(seed: number)
      try await campaign.run(files: count)
    case "race":
      guard words.count == 3 else {
        return try await RaceSession.run(at: words[1], transactions: last, number: number)
      }
      var campaign = RaceCampaign(seed: number)
      try await campaign.run(transactions: count)
    case "limits":
      var campaign = LimitCampaign(many: count)
      try await campaign.run()
    default: stop()
    }
  }

  private static func stop() -> Never {
    report("Faults PART COUNT SEED")
    exit(2)
  }
}
