// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A day that a spreadsheet counts from 1900, with the time of day as its fraction.
struct SerialDate {
  private let day: Int
  private let second: Int

  /// Nil for a number that is no date in a spreadsheet: before 1900 or after 9999.
  init?(_ serial: Double) {
    guard (0..<2_958_466).contains(serial) else { return nil }
    let seconds = Int((serial * 86_400).rounded())
    day = seconds / 86_400
    second = seconds % 86_400
  }

  /// Date, time or both, as ISO 8601 writes them.
  func text(hasDate: Bool, hasTime: Bool) -> String {
    if hasDate, hasTime { return "\(date)T\(time)" }
    return hasDate ? date : time
  }

  private var time: String {
    let parts = [second / 3600, second / 60 % 60] + (second % 60 == 0 ? [] : [second % 60])
    return parts.map { Self.padded($0, 2) }.joined(separator: ":")
  }

  /// The date by the Gregorian calendar, counted in years that begin in March.
  private var date: String {
    // Day 60 is 29 February 1900, which never was: the days before are one off.
    let sinceMarch = 693_899 + day + (day < 60 ? 1 : 0)
    let era = sinceMarch / 146_097
    let dayOfEra = sinceMarch % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return [
      Self.padded(year, 4), Self.padded(month < 10 ? month + 3 : month - 9, 2),
      Self.padded(dayOfMonth, 2),
    ].joined(separator: "-")
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
