// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import TestFiles
import Testing

@Suite struct `The date of today` {
  @Test func `is in a school year that begins in summer`() throws {
    let parts = (output(of: "date '+%Y %m'") ?? "").split(whereSeparator: \.isWhitespace)
    let numbers = parts.compactMap { Int($0) }
    #expect(numbers.count == 2)
    #expect(LocalDate.schoolYear == numbers[0] - (numbers[1] < 6 ? 1 : 0))
  }
}
