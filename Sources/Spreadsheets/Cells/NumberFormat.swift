// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How a cell of an xlsx shows a number, as far as it matters what was meant.
enum NumberFormat: Equatable {
  case general

  /// A date, a time of day or both.
  case moment(hasDate: Bool, hasTime: Bool)

  /// At least so many digits, as in `00000`, between fixed texts.
  case padded(before: String, digits: Int, after: String)

  /// A format that every program knows by its number.
  init(builtIn id: Int) {
    switch id {
    case 14...17, 27...31, 36, 50...54, 57, 58: self = .moment(hasDate: true, hasTime: false)
    case 18...21, 32...35, 45...47, 55, 56: self = .moment(hasDate: false, hasTime: true)
    case 22: self = .moment(hasDate: true, hasTime: true)
    default: self = .general
    }
  }

  /// A format that is written out, such as `yyyy/m/d;@` or `"S"000`.
  init(_ code: String) {
    let parts = FormatParts(code)
    let letters = parts.letters
    let hasTime = parts.isElapsed || letters.contains("h") || letters.contains("s")
    let hasDate =
      letters.contains("y") || letters.contains("d") || (letters.contains("m") && !hasTime)
    if hasDate || hasTime {
      self = .moment(hasDate: hasDate, hasTime: hasTime)
    } else if !letters.isEmpty, letters.allSatisfy({ $0 == "0" }),
      letters.count > 1 || !parts.before.isEmpty
    {
      self = .padded(before: parts.before, digits: letters.count, after: parts.after)
    } else {
      self = .general
    }
  }

  /// What a cell shows for a number.
  ///
  /// - Parameter has1904Dates: Whether days are counted from 1904, not 1900.
  func value(of text: String, has1904Dates: Bool) -> CellValue {
    let plain = NumberText.value(of: text)
    switch self {
    case .general: return plain
    case .moment(let hasDate, let hasTime):
      guard let serial = Double(text) else { return plain }
      let day = serial + (has1904Dates ? 1462 : 0)
      let moment = SerialDate(day)?.text(hasDate: hasDate, hasTime: hasTime)
      return moment.map { CellValue(text: $0) } ?? plain
    case .padded(let before, let digits, let after):
      guard plain.text.allSatisfy(\.isASCIIDigit), !plain.text.isEmpty else { return plain }
      let zeros = String(repeating: "0", count: max(0, digits - plain.text.count))
      return CellValue(
        text: before + zeros + plain.text + after, isInexact: plain.isInexact)
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
