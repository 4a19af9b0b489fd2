// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// In which encoding a file is read that has text in it.
struct Spelling {
  let encoding: TextEncoding

  /// Whether the file does not say it itself.
  let isGuessed: Bool

  /// What the bytes say in each encoding that is possible, if it was guessed here.
  let readings: [TextReading]

  /// The likeliest encoding, unless it is certain or a person said which.
  ///
  /// - Parameter readings: Finds out what the bytes may say.
  init(
    of bytes: [UInt8], _ answers: ReadingAnswers,
    readings: ([UInt8], String) throws(ImportError) -> [TextReading] = TextReading.all
  ) throws(ImportError) {
    let certain = TextEncoding(certainFor: bytes)
    isGuessed = certain == nil
    if let known = answers.encoding ?? certain {
      (encoding, self.readings) = (known, [])
    } else {
      self.readings = try readings(bytes, answers.language)
      encoding = self.readings[0].encoding
    }
  }

  /// The encoding, if it had to be guessed.
  var guessed: TextEncoding? { isGuessed ? encoding : nil }
}

extension TextReading {
  /// The readings of bytes, with the error of an import.
  static func all(_ bytes: [UInt8], language: String) throws(ImportError) -> [TextReading] {
    do throws(TextTableError) {
      return try readings(of: bytes, language: language)
    } catch {
      throw ImportError(error)
    }
  }

  /// The readings of a class list; those in which its titles are understood, if any.
  static func ofClassList(
    _ bytes: [UInt8], language: String
  ) throws(ImportError) -> [TextReading] {
    let readings = try all(bytes, language: language)
    guard readings.count > 1 else { return readings }
    let counts = readings.map { Layout.recognizedCount(in: $0.beginning) }
    let most = counts.max() ?? 0
    return zip(readings, counts).filter { $0.1 == most }.map { $0.0 }
  }
}
