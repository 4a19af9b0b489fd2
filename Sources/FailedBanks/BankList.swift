// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TextTables

/// The FDIC’s list of failed banks, as it is published: CSV in UTF-8 or Windows-1252.
///
/// Which columns there are, and how their titles and days are written, differs from
/// year to year.
nonisolated struct BankList: Sendable {
  private(set) var entries: [(bank: FailedBank, details: FailedBankDetails)] = []

  /// Reads a list; one that is wrong anywhere is not read at all.
  ///
  /// - Throws: `BankListError`, or `TextTableError`.
  @concurrent
  static func read(_ bytes: [UInt8]) async throws -> BankList {
    var list = BankList()
    let text = try FileText(bytes, orIn: .windows1252).bytes
    var rows = SeparatedText(text, separator: UInt8(ascii: ","))
    let titles = (try rows.next()?.cells ?? []).map { $0.tidied.lowercased() }
    while let row = try rows.next() {
      guard row.cells.count == titles.count else {
        throw BankListError(row: row.number, problem: "has more or fewer cells than the first")
      }
      list.entries.append(try entry(row, titles))
    }
    if list.entries.isEmpty { throw BankListError(row: 1, problem: "has no banks below it") }
    return list
  }

  /// The bank of a row, whose cells are found by the titles of their columns.
  private static func entry(
    _ row: TableRow, _ titles: [String]
  ) throws -> (FailedBank, FailedBankDetails) {
    func cell(_ title: String) throws(BankListError) -> String {
      if let position = titles.firstIndex(of: title) { return row.cells[position].tidied }
      throw BankListError(row: 1, problem: "has no “\(title)”")
    }
    func day(_ title: String) throws(BankListError) -> String {
      if let day = try cell(title).sortableDay { return day }
      throw BankListError(row: row.number, problem: "has no day as “\(title)”")
    }
    var (bank, details) = (FailedBank(), FailedBankDetails())
    bank.name = try cell("bank name")
    bank.city = try cell("city")
    bank.state = try cell(titles.contains("st") ? "st" : "state")
    guard let certificate = Int(try cell("cert")) else {
      throw BankListError(row: row.number, problem: "has no certificate number")
    }
    details.certificate = certificate
    details.acquirer = try cell("acquiring institution")
    details.closeDate = try day("closing date")
    if titles.contains("updated date") { details.updatedDate = try day("updated date") }
    return (bank, details)
  }
}

/// What is wrong with a row of a list; rows count from 1, as a spreadsheet shows them.
nonisolated struct BankListError: Error, Equatable, CustomStringConvertible {
  let row: Int
  let problem: String
  var description: String { "Row \(row) \(problem)." }
}

nonisolated extension String {
  /// The text with single spaces for white space, no-break spaces too; none at its ends.
  var tidied: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The day `12/5/2017` or `5-Dec-17` as `2017-12-05`; nil for anything else.
  ///
  /// Two digits stand for a year from 2000 on, which is when the list begins.
  var sortableDay: String? {
    let isNumeric = contains("/")
    let parts = split(separator: isNumeric ? "/" : "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Int(parts[isNumeric ? 1 : 0]), 1...31 ~= day,
      let month = isNumeric ? Int(parts[0]) : months.firstIndex(of: parts[1]), 1...12 ~= month,
      let year = Int(parts[2].count == 2 ? "20" + parts[2] : parts[2]), 1900...2999 ~= year
    else { return nil }
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

private nonisolated let months: [Substring] = [
  "", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
