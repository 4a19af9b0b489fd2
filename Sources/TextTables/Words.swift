// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// What text in an alphabet looks like.
enum Words {
  /// Which part of the letters that are not ASCII stand in words as people write them.
  static func share(of text: ArraySlice<UInt8>) -> Double {
    var (good, all) = (0, 0)
    var word: [Unicode.Scalar] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.append(scalar)
        continue
      }
      (good, all) = count(word, good, all)
      word.removeAll(keepingCapacity: true)
      if !scalar.isASCII, scalar.isSymbol { all += 1 }
    }
    (good, all) = count(word, good, all)
    return all == 0 ? 0 : Double(good) / Double(all)
  }

  private static func count(_ word: [Unicode.Scalar], _ good: Int, _ all: Int) -> (Int, Int) {
    let foreign = word.filter { !$0.isASCII }
    guard let first = foreign.first else { return (good, all) }
    let script = Script(of: first)
    let isOneScript = foreign.allSatisfy { Script(of: $0) == script }
    let isWord =
      script == Script(of: "a")
      ? word.count >= 2 * foreign.count : foreign.count == word.count && hasUsualCase(word)
    return (good + (isOneScript && isWord ? foreign.count : 0), all + foreign.count)
  }

  /// Whether it is all small, all capitals or has a capital at its start.
  private static func hasUsualCase(_ word: [Unicode.Scalar]) -> Bool {
    word.dropFirst().allSatisfy { !$0.properties.isUppercase }
      || word.allSatisfy { !$0.properties.isLowercase }
  }
}

extension Unicode.Scalar {
  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .otherNumber: true
    default: false
    }
  }
}
