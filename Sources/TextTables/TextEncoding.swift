// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// An encoding in which files hold text.
package struct TextEncoding: Hashable, Sendable {
  /// The name by which it is known to programs, such as `GB18030`.
  package let name: String

  private init(_ name: String) { self.name = name }

  package static let utf8 = TextEncoding("UTF-8")
  package static let utf16LittleEndian = TextEncoding("UTF-16LE")
  package static let utf16BigEndian = TextEncoding("UTF-16BE")
  package static let gb18030 = TextEncoding("GB18030")
  package static let big5 = TextEncoding("Big5")
  package static let shiftJIS = TextEncoding("Shift_JIS")
  package static let japaneseEUC = TextEncoding("EUC-JP")
  package static let koreanEUC = TextEncoding("EUC-KR")
  package static let windows1252 = TextEncoding("windows-1252")

  /// The one that files call by a name, in any case.
  package init(named name: String) {
    let name = name.uppercased()
    switch name {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII": self = .utf8
    case "GBK", "GB2312", "GB18030", "CP936": self = .gb18030
    case "ISO-8859-1", "WINDOWS-1252": self = .windows1252
    default: self.init(name)
    }
  }

  /// What ICU recognised; nil for what no file of ours is in.
  init?(recognized charset: Charset) {
    switch charset.name {
    case "ISO-8859-1": self = .windows1252
    case "ISO-8859-8-I": self.init("ISO-8859-8")
    case let name where name.hasPrefix("UTF-") || name.hasPrefix("IBM"): return nil
    case let name: self.init(name)
    }
  }

  /// The one that old programs used in a language, such as `zh_TW`.
  init(ofLanguage language: String) {
    let parts = language.split { $0 == "_" || $0 == "-" || $0 == "." }.map(String.init)
    let isTraditional = parts.contains { ["TW", "HK", "MO", "Hant"].contains($0) }
    self =
      switch parts.first {
      case "zh": isTraditional ? .big5 : .gb18030
      case "ja": .shiftJIS
      case "ko": .koreanEUC
      case "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq": TextEncoding("windows-1250")
      case "be", "bg", "mk", "ru", "sr", "uk": TextEncoding("windows-1251")
      case "el": TextEncoding("windows-1253")
      case "az", "tr": TextEncoding("windows-1254")
      case "he": TextEncoding("windows-1255")
      case "ar", "fa", "ur": TextEncoding("windows-1256")
      case "et", "lt", "lv": TextEncoding("windows-1257")
      case "vi": TextEncoding("windows-1258")
      case "th": TextEncoding("windows-874")
      default: .windows1252
      }
  }

  /// What stands at the start of a file to say that it is in this encoding.
  var mark: [UInt8] { Self.marks.first { $0.encoding == self }?.mark ?? [] }

  /// The longer ones first, because one begins like another.
  static let marks: [(mark: [UInt8], encoding: TextEncoding)] = [
    ([0xff, 0xfe, 0, 0], TextEncoding("UTF-32LE")), ([0, 0, 0xfe, 0xff], TextEncoding("UTF-32BE")),
    ([0xef, 0xbb, 0xbf], .utf8), ([0xff, 0xfe], .utf16LittleEndian),
    ([0xfe, 0xff], .utf16BigEndian),
  ]

  /// What reads it: where the name is that of a small set, the larger one in use.
  var charset: Charset { Charset(self == .koreanEUC ? "windows-949" : name) }
}
