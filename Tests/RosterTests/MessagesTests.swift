// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Roster

@Suite struct `A message` {
  @Test func `takes values where their names stand`() {
    let words = ["old": "Maths", "new": "Mathematics"]
    #expect(tr("{new}, once {old}", with: words) == "Mathematics, once Maths")
  }

  @Test func `does not look for names inside a value`() {
    let words = ["name": "{number}", "number": "7"]
    #expect(tr("{name}: {number}", with: words) == "{number}: 7")
  }

  @Test(arguments: ["{", "}", "{}", "{nobody}", "a { b", "{name"])
  func `keeps braces that name nothing`(text: String) {
    #expect(tr(text, with: ["name": "Ann"]) == text)
  }

  @Test func `speaks of one and of many`() {
    let words = ["file": "7A"]
    #expect(trn("{n} row of {file}", "{n} rows of {file}", 1, with: words) == "1 row of 7A")
    #expect(trn("{n} row of {file}", "{n} rows of {file}", 3, with: words) == "3 rows of 7A")
  }

  @Test func `is not empty after the catalogue had nothing to say`() {
    // The catalogue answers with its argument, which must still be there.
    for number in 0..<1000 {
      let message = "A message of more than fifteen bytes, number \(number)"
      #expect(tr(message) == message)
    }
  }
}
