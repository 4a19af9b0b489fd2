// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A character set that some bytes may well be in.
package struct CharsetGuess: Equatable, Sendable {
  package let charset: Charset

  /// The language it was recognised by, as a two-letter code; often empty.
  package let language: String

  /// How sure ICU is, from 0 to 100.
  package let confidence: Int

  /// What `bytes` may be, the likeliest first.
  ///
  /// Short text is guessed badly: 100 letters are few.
  package static func guesses(for bytes: [UInt8]) throws(ICUError) -> [CharsetGuess] {
    let opened = try checked("detection") { cicu_detector_open(&$0) }
    guard let detector = opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, "detection") }
    defer { cicu_detector_close(detector) }
    var code = U_ZERO_ERROR
    let guesses = bytes.withUnsafeBytes { bytes -> [CharsetGuess] in
      let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var count: Int32 = 0
      let matches = cicu_detector_matches(detector, text, Int32(bytes.count), &count, &code)
      return (0..<Int(count)).compactMap { CharsetGuess(matches?[$0], &code) }
    }
    guard code.rawValue <= U_ZERO_ERROR.rawValue else { throw ICUError(code, "detection") }
    return guesses
  }

  private init?(_ match: OpaquePointer?, _ code: inout UErrorCode) {
    guard let match, let name = cicu_match_name(match, &code) else { return nil }
    charset = Charset(String(cString: name))
    language = cicu_match_language(match, &code).map { String(cString: $0) } ?? ""
    confidence = Int(cicu_match_confidence(match, &code))
  }
}
