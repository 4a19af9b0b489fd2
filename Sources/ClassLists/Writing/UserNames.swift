// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel

/// Names by which people log in, in the form that every system takes: small letters from a to
/// z, digits, `.`, `-` and `_`.
///
/// No two are the same, and the same people in the same order have the same.
struct UserNames {
  private let transliterator = try? Transliterator("Any-Latin; Latin-ASCII")
  private var taken: Set<String> = []

  /// How many people have wanted a name.
  private var counts: [String: Int] = [:]

  /// The number, or else the name, with what tells it apart behind it.
  mutating func name(for student: Student) -> String {
    let wanted = wanted(for: student)
    var name = wanted
    while !taken.insert(name).inserted {
      counts[wanted, default: 1] += 1
      name = "\(wanted)-\(counts[wanted, default: 1])"
    }
    return name
  }

  private func wanted(for student: Student) -> String {
    let texts = [student.number, student.reading ?? "", student.name].lazy.map(clean)
    return texts.first { !$0.isEmpty } ?? "student"
  }

  private func clean(_ text: String) -> String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let latin = isASCII ? text : (try? transliterator?.transliterate(text)) ?? text
    let bytes = latin.lowercased().utf8.filter { Self.signs.contains($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let signs = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_".utf8)
}
