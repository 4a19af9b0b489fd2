// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import Synchronization

/// The letters under which a language files names, and the order of names.
///
/// Store a letter beside each name, and divide the results by it:
///
/// ```swift
/// let letter = alphabet.letter(for: student.name)
/// try transaction.insert(
///   student,
///   setting: [
///     Student.letter.set(to: letter.title), Student.letterKey.set(to: letter.key),
///     Student.nameKey.set(to: alphabet.sortKey(for: student.name)),
///   ])
/// // … and for the controller:
/// SectionKeyPath(Student.letterKey, name: Student.letter)
/// ```
///
/// The letters are the language’s own and A to Z. Chinese characters stand under
/// the first letter of their pinyin. What begins with none of these letters,
/// such as a digit, a symbol or another script, stands under `#`, which is
/// last. Punctuation before the first letter does not count.
///
/// It may be used from any thread; it serves one at a time. Making one takes
/// less than a millisecond, a letter some microseconds, and the first Chinese
/// text a few milliseconds.
public final class Alphabet: Sendable {
  /// A letter of the alphabet, as a section.
  public struct Letter: Hashable, Sendable {
    /// What stands above the section: `Ä`, `Z`, `#`.
    public let title: String

    /// The letter’s place among the letters, as bytes that compare in their order.
    public let key: [UInt8]

    /// Where everything stands that begins with no letter of the alphabet.
    static let other = Letter(title: "#", key: [0xff])
  }

  /// The language and region whose alphabet it is, as ICU names them: `sv_SE`.
  public let locale: String

  /// What letters and keys depend on, in one line.
  ///
  /// Keep it beside what you store; where it differs, as after an update of ICU,
  /// make letters and keys anew.
  public let fingerprint: String

  private let rules: Mutex<AlphabetRules>

  /// The language that the environment asks for.
  public static var systemLocale: String { Locale.current.identifier }

  /// Makes the alphabet of a language.
  ///
  /// For a language that ICU does not know, it has ICU’s root order and A to Z.
  ///
  /// - Throws: ICU’s error when its data is missing or damaged.
  public init(locale: String = Alphabet.systemLocale) throws {
    let rules = try AlphabetRules(locale)
    self.locale = locale
    fingerprint = "rules=\(Self.version) \(rules.fingerprint)"
    self.rules = Mutex(rules)
  }

  /// The letter under which a text stands.
  public func letter(for text: String) -> Letter { rules.withLock { $0.letter(for: text) } }

  /// Bytes that compare as texts do in the language’s order.
  ///
  /// Texts that begin with Chinese characters stand by pinyin, after all others,
  /// so that they are last under their letter. Different texts may have equal
  /// keys.
  public func sortKey(for text: String) -> [UInt8] { rules.withLock { $0.sortKey(for: text) } }

  /// Counts up when letters or keys are made in another way.
  private static let version = 1
}

/// What an alphabet knows; for one thread at a time.
struct AlphabetRules {
  private let collator: Collator
  private let letters: IndexLetters
  private let pinyin = PinyinLetters()

  /// Letters that were found, by what they were found from.
  private var known: [String: Alphabet.Letter] = [:]

  /// So many are remembered; then it begins anew.
  private static let mostKnown = 4096

  init(_ locale: String) throws(ICUError) {
    collator = try Collator(locale: locale)
    letters = try IndexLetters(Locale(locale), collator)
  }

  var fingerprint: String { "\(collator.fingerprint)" }

  mutating func letter(for text: String) -> Alphabet.Letter {
    let text = text.unicodeScalars.drop(while: \.isBeforeLetters)
    let start = String(Substring(text.prefix(IndexLetters.longestStart)))
    if let letter = known[start] { return letter }
    let letter = foundLetter(for: start.unicodeScalars[...])
    if known.count == Self.mostKnown { known = [:] }
    known[start] = letter
    return letter
  }

  private func foundLetter(for text: Substring.UnicodeScalarView) -> Alphabet.Letter {
    guard let first = text.first else { return .other }
    guard first.isHan else { return letters.letter(for: text, collator) }
    guard let letter = pinyin.letter(for: first) else { return .other }
    return letters.letter(for: String(letter).unicodeScalars[...], collator)
  }

  func sortKey(for text: String) -> [UInt8] {
    guard text.unicodeScalars.first?.isHan == true, let key = pinyin.sortKey(text) else {
      return [1] + collator.sortKey(text)
    }
    return [2] + key
  }
}

extension Unicode.Scalar {
  /// Whether it may stand before a name without counting: `(Bob)`, `’t Hooft`.
  fileprivate var isBeforeLetters: Bool {
    // Most names begin with one of these, of which no table needs to be asked.
    if (0x41...0x5a).contains(value) || (0x61...0x7a).contains(value) { return false }
    return switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation, .closePunctuation,
      .dashPunctuation, .otherPunctuation, .connectorPunctuation, .spaceSeparator, .control,
      .lineSeparator, .paragraphSeparator, .format:
      true
    default: false
    }
  }
}
