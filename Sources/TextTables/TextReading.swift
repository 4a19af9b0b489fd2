// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// A way in which the bytes of a file can be read as text, each byte of them.
package struct TextReading: Equatable, Sendable {
  package let encoding: TextEncoding

  /// The beginning of the text in this reading, whole lines.
  package let beginning: [UInt8]

  /// A line that reads otherwise in other readings, shortened.
  package private(set) var sample = ""

  /// How much of it is what people write, from 0 to 1.
  let likelihood: Double

  /// Tells whole texts apart.
  private let fingerprint: Int

  /// All that a file may say, the likeliest first; only one where there is no doubt.
  ///
  /// Content decides; where there is too little of it, the language does. Readings that
  /// are far less likely than another are left out only if there is enough to go by.
  ///
  /// - Parameter language: The person’s, such as `zh_CN`.
  /// - Throws: `TextTableError.notText` when there is none.
  package static func readings(
    of bytes: [UInt8], language: String
  ) throws(TextTableError) -> [TextReading] {
    if let encoding = TextEncoding(certainFor: bytes) {
      return [TextReading(try FileText(bytes, in: encoding), encoding, likelihood: 1)]
    }
    let own = TextEncoding(ofLanguage: language)
    let readings = candidates(for: bytes, own).compactMap { TextReading(bytes, guessing: $0) }
    guard let best = readings.map(\.likelihood).max() else {
      // If it is no text at all, this says where.
      return [TextReading(try FileText(bytes, in: .utf8), .utf8, likelihood: 0)]
    }
    let foreignCount = bytes.prefix(headLength).count { $0 >= 0x80 }
    let possible = distinct(readings)
      .filter { foreignCount < 8 || $0.likelihood > best - 0.4 }
      .sorted { left, right in
        if foreignCount > 2, left.grade != right.grade { return left.grade > right.grade }
        if (left.encoding == own) != (right.encoding == own) { return left.encoding == own }
        return left.likelihood > right.likelihood
      }
    return withSamples(possible)
  }

  /// So much of a file is looked at to judge it.
  private static let headLength = 65_536

  /// What is worth trying, the more usual first.
  private static func candidates(for bytes: [UInt8], _ own: TextEncoding) -> [TextEncoding] {
    if bytes.contains(0) { return [.utf16LittleEndian, .utf16BigEndian] }
    let guesses = (try? CharsetGuess.guesses(for: Array(bytes.prefix(headLength)))) ?? []
    let known = guesses.compactMap { guess in
      TextEncoding(recognized: guess.charset).map { (encoding: $0, confidence: guess.confidence) }
    }
    let several = known.filter { $0.encoding.hasSeveralBytes && $0.confidence >= 30 }
    let single = known.filter { !$0.encoding.hasSeveralBytes }
    let surest = single.first?.confidence ?? 0
    let near = single.filter { $0.confidence > surest - 10 }
    let found = (several + near).map(\.encoding)
    let usual = [own, .gb18030, .big5, .shiftJIS] + (single.isEmpty ? [.windows1252] : [])
    var seen: Set<TextEncoding> = []
    return (found + usual).filter { seen.insert($0).inserted }
  }

  /// Those that say something else than the ones before.
  private static func distinct(_ readings: [TextReading]) -> [TextReading] {
    var seen: Set<Int> = []
    return readings.filter { seen.insert($0.fingerprint).inserted }
  }

  /// Gives each the first line that is not the same in all.
  private static func withSamples(_ readings: [TextReading]) -> [TextReading] {
    let lines = readings.map { reading in
      reading.beginning.split { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    }
    let shared = 0..<(lines.map(\.count).min() ?? 0)
    let place = shared.first { place in !lines.allSatisfy { $0[place] == lines[0][place] } } ?? 0
    return zip(readings, lines).map { reading, lines in
      var reading = reading
      let line = String(decoding: lines.dropFirst(place).first ?? [], as: UTF8.self)
      reading.sample = line.count > 48 ? "\(line.prefix(47))…" : line
      return reading
    }
  }
}

extension TextReading {
  /// Likelihoods that are worth telling apart.
  private var grade: Int { Int((likelihood * 5).rounded()) }

  /// Tries an encoding; nil where a byte is no text in it, or one that nobody types.
  private init?(_ bytes: [UInt8], guessing encoding: TextEncoding) {
    guard let text = try? FileText(bytes, in: encoding), encoding.isPlausible(text.bytes) else {
      return nil
    }
    let head = Array(bytes.prefix(Self.headLength))
    let likelihood =
      CommonLetters(of: encoding)?.share(of: head)
      ?? Words.share(of: text.bytes.prefix(Self.headLength))
    self.init(text, encoding, likelihood: likelihood)
  }

  private init(_ text: FileText, _ encoding: TextEncoding, likelihood: Double) {
    self.encoding = encoding
    self.likelihood = likelihood
    fingerprint = text.bytes.hashValue
    let head = text.bytes.prefix(Self.headLength)
    let isWhole = head.count == text.bytes.count
    let end = isWhole ? nil : head.lastIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    beginning = Array(end.map { head[..<$0] } ?? head)
  }
}
