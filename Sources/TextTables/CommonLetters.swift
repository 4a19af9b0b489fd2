// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The letters of an encoding with several bytes that make up most of what is written in it.
///
/// The standards put them first: level 1 of GB 2312, Big5 and JIS, the syllables of KS X 1001.
struct CommonLetters {
  private let leads: [ClosedRange<UInt8>]

  /// The least second byte that a common letter has.
  private let leastTrail: UInt8

  /// First bytes that are a letter by themselves.
  private var singles: ClosedRange<UInt8>?

  /// How much rarer letters count against the text.
  private var strictness = 1.0

  /// Nil for encodings of one byte a letter.
  init?(of encoding: TextEncoding) {
    switch encoding {
    case .gb18030: (leads, leastTrail) = ([0xa1...0xa1, 0xa3...0xa3, 0xb0...0xd7], 0xa1)
    case .big5: (leads, leastTrail) = ([0xa1...0xa2, 0xa4...0xc6], 0x40)
    case .shiftJIS:
      (leads, leastTrail, singles) = ([0x81...0x83, 0x88...0x97], 0x40, 0xa1...0xdf)
    case .japaneseEUC: (leads, leastTrail) = ([0xa1...0xa1, 0xa4...0xa5, 0xb0...0xcf], 0xa1)
    case .koreanEUC: (leads, leastTrail, strictness) = ([0xb0...0xc8], 0xa1, 3)
    default: return nil
    }
  }

  /// Which part of the letters that are not ASCII are common, from 0 to 1.
  func share(of bytes: [UInt8]) -> Double {
    var (common, all) = (0, 0)
    var position = 0
    while position < bytes.count {
      let lead = bytes[position]
      position += 1
      if lead < 0x80 { continue }
      all += 1
      if let singles, singles.contains(lead) { continue }
      guard position < bytes.count else { break }
      let trail = bytes[position]
      let isFour = leastTrail == 0xa1 && (0x30...0x39).contains(trail)
      position += isFour ? 3 : 1
      if trail >= leastTrail, leads.contains(where: { $0.contains(lead) }) { common += 1 }
    }
    return all == 0 ? 0 : max(0, 1 - strictness * Double(all - common) / Double(all))
  }
}
