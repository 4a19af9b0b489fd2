// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Edits {
  /// Makes the edits on both sides by turns; the first ones warm up.
  func compare(
    _ ours: OurRoster, _ bare: BareRoster
  ) async throws -> (ours: Samples, bare: Samples) {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    let statement = bare.prepare(change.sql)
    for (number, edit) in all.enumerated() {
      let duration = try await ours.change { try edit.make(in: $0) }
      let bareDuration = ContinuousClock().measure { bare.change(statement, edit.parameters) }
      guard number >= Self.warmUp else { continue }
      ourSamples.add(duration)
      bareSamples.add(bareDuration)
    }
    return (ourSamples, bareSamples)
  }
}
