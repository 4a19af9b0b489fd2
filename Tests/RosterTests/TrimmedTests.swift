// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Roster

@Suite struct `Typed text` {
  @Test(arguments: [
    ("  Maths ", "Maths"), ("7A\u{3000}", "7A"), (" \t\n", ""), ("", ""), ("a b", "a b"),
  ])
  func `loses the white space at its ends`(typed: String, kept: String) {
    #expect(typed.trimmed == kept)
  }
}
