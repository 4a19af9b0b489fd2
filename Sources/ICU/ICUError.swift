// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A failure that ICU reported.
package struct ICUError: Error, Equatable, Sendable {
  /// The name of ICU's error code, as in `utypes.h`.
  package let name: String

  /// What was being asked for: a locale, a transform, a character set.
  package let subject: String

  /// The offset of the first byte that is not text in the named character set.
  package let position: Int?

  init(_ code: UErrorCode, _ subject: String, position: Int? = nil) {
    name = String(cString: cicu_error_name(code))
    self.subject = subject
    self.position = position
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String {
    let place = position.map { ", at byte \($0)" } ?? ""
    return "ICU error \(name) with ‘\(subject)’\(place)"
  }
}

/// Runs a call that reports failure through a `UErrorCode`.
///
/// Warnings, such as a locale's data being inherited, are no failure.
func checked<Result>(
  _ subject: String, _ call: (inout UErrorCode) -> Result
) throws(ICUError) -> Result {
  var code = U_ZERO_ERROR
  let result = call(&code)
  guard code.rawValue <= U_ZERO_ERROR.rawValue else { throw ICUError(code, subject) }
  return result
}
