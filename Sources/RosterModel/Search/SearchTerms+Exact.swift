// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension SearchTerms {
  /// Students in whom each accented term begins a word just so, in large or small letters,
  /// before those in whom another spelling of it does; nothing without such a term.
  ///
  /// Who types `á` looks for Álvaro rather than for Alvin.
  var exactFirst: [SortDescriptor<Student>] {
    guard !accented.isEmpty else { return [] }
    let missing = accented.map { term in
      """
      (' ' || student.name || ' ' || student.number || ' ' || student.subject) \
      NOT GLOB \(SearchTerms.literal("*[- '’·.(]" + SearchTerms.glob(term) + "*"))
      """
    }
    return [.ascending(sql: missing.map { "(\($0))" }.joined(separator: " + "))]
  }

  /// A GLOB pattern for a term in large or small letters.
  private static func glob(_ term: String) -> String {
    term.unicodeScalars.map { scalar in
      let large = scalar.properties.uppercaseMapping.unicodeScalars
      let isOther = large.count == 1 && large.first != scalar
      if isOther { return "[\(scalar)\(String(large))]" }
      return "*?[".unicodeScalars.contains(scalar) ? "[\(scalar)]" : String(scalar)
    }.joined()
  }

  /// A text as SQL writes one, whatever is in it.
  private static func literal(_ text: String) -> String {
    let digits = text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "CAST(x'\(digits.joined())' AS TEXT)"
  }
}
