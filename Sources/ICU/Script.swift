// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// The script a character is written in.
package struct Script: Hashable, Sendable {
  private let code: Int32

  /// Chinese characters, whichever language uses them.
  package static let han = Script(code: Int32(USCRIPT_HAN.rawValue))

  /// The Japanese letters that are most in use.
  package static let hiragana = Script(code: Int32(USCRIPT_HIRAGANA.rawValue))

  /// The Japanese letters for words from abroad.
  package static let katakana = Script(code: Int32(USCRIPT_KATAKANA.rawValue))

  /// What several scripts share: digits, punctuation, spaces.
  package static let common = Script(code: Int32(USCRIPT_COMMON.rawValue))

  private init(code: Int32) { self.code = code }

  /// The script of one character.
  package init(of scalar: Unicode.Scalar) {
    var error = U_ZERO_ERROR
    code = cicu_script(Int32(scalar.value), &error)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character.
  package var isHan: Bool { isCommonHan || value >= 0x2e80 && Script(of: self) == .han }

  /// Whether it is one of the Chinese characters in daily use, of which every form of
  /// normalisation makes itself (Unicode, “CJK Unified Ideographs”).
  package var isCommonHan: Bool { (0x4e00...0x9fff).contains(value) }
}
