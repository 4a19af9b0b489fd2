// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@Suite struct `Whatever happens to the results` {
  @Test(arguments: 0..<48)
  func `views and model agree at each announcement`(seed: Int) async throws {
    let stress = try await Stress(seed: seed)
    for _ in 0..<60 {
      try await stress.step()
      try stress.check()
    }
  }
}
