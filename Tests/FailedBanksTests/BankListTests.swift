// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TextTables
import Testing

@testable import FailedBanks

@Suite struct `A list of failed banks` {
  @Test(arguments: [
    ("12/15/2017", "2017-12-15"), ("5/5/2017", "2017-05-05"), ("21-Feb-18", "2018-02-21"),
    ("5-Dec-17", "2017-12-05"), ("13-Oct-00", "2000-10-13"), ("1-May-2023", "2023-05-01"),
  ])
  func `has days of two shapes`(text: String, day: String) {
    #expect(text.sortableDay == day)
  }

  @Test(arguments: [
    "", "12/15", "13/1/2017", "1/32/2017", "0/1/2017", "21-Fev-18", "-Feb-18", "21--18", "2/3/4/5",
    "1/1/7", "Feb-21-18", "12-15-2017",
  ])
  func `has no day in other texts`(text: String) {
    #expect(text.sortableDay == nil)
  }

  @Test func `of 2018 has whole names of states and days of change`() async throws {
    let entries = try await BankList.read(BankFile.sample2018.bytes).entries
    #expect(entries.count == 12)
    #expect(entries[2].bank.name == "Copper Basin Bank, (d/b/a Basin Direct)")
    #expect(entries[2].bank.city == "Globe Springs")
    #expect(entries[2].bank.state == "Arizona")
    #expect(entries[2].details.certificate == 90003)
    #expect(entries[2].details.acquirer == "First Saguaro Bank & Trust")
    #expect(entries[2].details.closeDate == "2017-10-13")
    #expect(entries[2].details.updatedDate == "2017-12-05")
    #expect(entries[6].bank.name == "Prairie \"Pioneer\" Bank")
  }

  @Test func `of 2023 is Windows-1252 with no-break spaces in its titles`() async throws {
    let bytes = BankFile.sample2023.bytes
    #expect(bytes.starts(with: Array("Bank Name".utf8) + [0xa0, UInt8(ascii: ",")]))
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    let entries = try await BankList.read(bytes).entries
    #expect(entries.count == 16)
    #expect(entries[0].bank.name == "Crédit Île d’Or Bank")
    #expect(entries[0].details.acquirer == "Pelican–Bayou Bank & Trust")
    #expect(entries[2].bank.name == "Müller & Söhne “Hometown” Bank")
    #expect(entries[2].bank.state == "WI")
    #expect(entries[2].details.closeDate == "2023-03-12")
    #expect(entries[2].details.updatedDate == nil)
  }

  @Test func `may be in UTF-8 with or without a mark`() async throws {
    let text =
      "Bank Name\u{a0},City,State,Cert,Acquiring Institution,Closing Date\n"
      + "Crédit–Bank,Köln,WI,1,None,1-May-23\n"
    for mark: [UInt8] in [[], [0xef, 0xbb, 0xbf]] {
      let entries = try await BankList.read(mark + Array(text.utf8)).entries
      #expect(entries.map(\.bank.name) == ["Crédit–Bank"])
    }
  }

  @Test(arguments: [
    ("A,B,C,x,D,1/1/2001,1-Jan-01", "Row 2 has no certificate number."),
    ("A,B,C,1,D,1/1/01/1,1-Jan-01", "Row 2 has no day as “closing date”."),
    ("A,B,C,1,D,1/1/2001,soon", "Row 2 has no day as “updated date”."),
    ("A,B,C,1,D,E,1/1/2001,1-Jan-01", "Row 2 has more or fewer cells than the first."),
    ("A,B,C,1,D", "Row 2 has more or fewer cells than the first."),
  ])
  func `with a wrong row is not read`(line: String, problem: String) async throws {
    let error = await #expect(throws: BankListError.self) { try await list2018(line) }
    #expect(error?.description == problem)
  }

  @Test func `must have every column but the day of change`() async throws {
    let text = "Bank Name,City,ST,CERT,Closing Date\nA,B,C,1,1/1/2001\n"
    let error = await #expect(throws: BankListError.self) {
      try await BankList.read(Array(text.utf8))
    }
    #expect(error?.description == "Row 1 has no “acquiring institution”.")
  }

  @Test(arguments: ["", "Something else entirely\n"])
  func `must have banks`(text: String) async {
    await #expect(throws: BankListError(row: 1, problem: "has no banks below it")) {
      try await BankList.read(Array(text.utf8))
    }
  }

  @Test func `must not end inside quotation marks`() async {
    await #expect(throws: TextTableError.unclosedQuote(row: 2)) { try await list2018("\"A,B") }
  }
}
