// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A form in which strings that mean the same are the same.
package enum Normalization: Sendable {
  /// Characters composed: how text is kept.
  case composed
  /// Characters taken apart into letters and marks.
  case decomposed
  /// Blind to case, width and invisible characters: how text is compared.
  case caseFolded

  private var kind: CICUNormalization {
    switch self {
    case .composed: CICU_NFC
    case .decomposed: CICU_NFD
    case .caseFolded: CICU_NFKC_CASEFOLD
    }
  }
}

extension String {
  /// The string in the form that `normalization` describes.
  ///
  /// ASCII needs no call of ICU. It traps when ICU's own data is missing.
  package func normalized(_ normalization: Normalization) -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return normalization == .caseFolded ? lowercased() : self
    }
    do throws(ICUError) {
      return try normalization.apply(to: self)
    } catch {
      preconditionFailure("ICU's normalisation data is missing: \(error)")
    }
  }
}

extension Normalization {
  fileprivate func apply(to string: String) throws(ICUError) -> String {
    let text = Array(string.utf16)
    let length = Int32(text.count)
    return try grownText("normalisation", startingAt: text.count * 2 + 16) {
      cicu_normalize(kind, text, length, $0, $1, &$2)
    }
  }
}
