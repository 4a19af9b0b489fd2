// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Cells that a spreadsheet would take for a formula and run.
///
/// An apostrophe before them makes them text (OWASP, “CSV Injection”). What begins with
/// apostrophes and then a formula gets one more, so that to read takes exactly one away.
extension String {
  /// The text as it is written into a cell.
  var protectedFromFormulas: String { isLikeFormula ? "'" + self : self }

  /// The text of a cell that was written with an apostrophe.
  var withoutFormulaProtection: String {
    hasPrefix("'") && isLikeFormula ? String(dropFirst()) : self
  }

  /// The text of a cell that some program wrote, without what keeps it from being a formula
  /// or a number.
  var asTyped: String { withoutFormula.withoutFormulaProtection }

  /// What a spreadsheet shows for `="007"`, which some programs write to keep zeros.
  private var withoutFormula: String {
    guard hasPrefix("=\""), hasSuffix("\""), utf8.count > 2 else { return self }
    return String(dropFirst(2).dropLast())
  }

  /// Whether a formula follows the apostrophes, if any.
  private var isLikeFormula: Bool {
    unicodeScalars.first { $0 != "'" }.map(Self.formulaSigns.contains) ?? false
  }

  /// The wide ones count where a Chinese or Japanese spreadsheet reads the file.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠",
  ]
}
