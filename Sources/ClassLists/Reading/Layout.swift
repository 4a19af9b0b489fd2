// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// How a file's table is laid out, and its rows, still to be read.
struct Layout {
  /// What stands between the cells; nil where they are told apart otherwise.
  let separator: UInt8?
  private(set) var rows: ListRows

  /// The first row near the top that says where the names are.
  let header: Header?

  /// The row of titles; nil when there is none.
  private(set) var titleRow: Int?

  /// Finds the layout in which most columns are understood.
  ///
  /// Without a header it is the one by which most of the first rows have as many cells.
  ///
  /// - Parameter separator: The separator, if a person said which.
  /// - Throws: `ImportError`, also when no separator makes rows of the text.
  static func find(
    in text: [UInt8], separator: UInt8? = nil
  ) throws(ImportError) -> Layout {
    guard text.contains(where: { !" \t\r\n".utf8.contains($0) }) else { throw .empty }
    let layouts = texts(text, separator).map { Layout(ListRows($0.text), $0.separator) }
    let headed = layouts.filter { $0.header != nil }
    if let best = headed.max(by: { $0.rank < $1.rank }), best.rank > (0, 0) {
      // Of equal ones, the usual separator.
      return headed.first { $0.rank == best.rank } ?? best
    }
    let whole = layouts.filter { $0.rows.failure == nil }
    let most = whole.map(\.rows.evenCount).max()
    guard let even = whole.first(where: { $0.rows.evenCount == most }) else {
      throw layouts.lazy.compactMap(\.rows.failure).first ?? .empty
    }
    return even
  }

  /// Finds out what the columns of rows are.
  init(_ rows: ListRows, _ separator: UInt8? = nil) {
    self.separator = separator
    self.rows = rows
    var found: (header: Header, number: Int)?
    for row in rows.first {
      guard let header = Header(row) else { continue }
      found = (header, row.number)
      break
    }
    (header, titleRow) = (found?.header, found?.number)
    if header == nil, guess.beginsWithTitles { titleRow = rows.start }
  }

  /// How many columns are understood.
  static func recognizedCount(in text: [UInt8]) -> Int {
    (try? find(in: text))?.header?.rank.0 ?? 0
  }

  private var rank: (Int, Int) { header?.rank ?? (0, 0) }

  /// The text by each separator that it may have.
  private static func texts(
    _ text: [UInt8], _ separator: UInt8?
  ) -> [(text: SeparatedText, separator: UInt8)] {
    let declared = declaredSeparator(text)
    let (start, number) = declared.map { ($0.end, 2) } ?? (0, 1)
    let separators = (separator ?? declared?.separator).map { [$0] } ?? Array(",;\t|".utf8)
    return separators.map {
      (SeparatedText(text, separator: $0, position: start, number: number), $0)
    }
  }

  /// What a first line `sep=;` says, and where the next line starts.
  private static func declaredSeparator(_ text: [UInt8]) -> (separator: UInt8, end: Int)? {
    let end = text.firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? text.count
    guard end == 5, String(decoding: text[..<4], as: UTF8.self).lowercased() == "sep=" else {
      return nil
    }
    let isPair = text[end...].starts(with: [Byte.carriageReturn, Byte.lineFeed])
    return (text[4], min(text.count, end + (isPair ? 2 : 1)))
  }
}

// MARK: - Columns

extension Layout {
  /// Takes another row for that of the titles, or none.
  mutating func setTitles(_ row: TitleRow) {
    switch row {
    case .none: titleRow = nil
    case .row(let number): titleRow = number
    }
  }

  /// The titles of the columns; nil when the list has none.
  ///
  /// Titles that we do not know may be fewer than the columns.
  var titles: [String]? {
    guard let titles = writtenTitles, !areTitlesKnown else { return writtenTitles }
    return titles + Array(repeating: "", count: max(0, guess.roles.count - titles.count))
  }

  /// What each column holds, by its title or else by what is in it.
  var roles: [ColumnRole?] { areTitlesKnown ? rolesOfTitles : guess.roles }

  /// Whether the titles say where the names are.
  var areTitlesKnown: Bool { rolesOfTitles.contains { $0?.isName == true } }

  /// The row before the first student.
  var head: Int { titleRow ?? (rows.start ?? 1) - 1 }

  private var writtenTitles: [String]? {
    titleRow.flatMap { number in rows.first.first { $0.number == number }?.cells }
  }

  private var rolesOfTitles: [ColumnRole?] { writtenTitles.map { Header(titles: $0).roles } ?? [] }

  private var guess: ColumnGuess {
    let start = titleRow ?? rows.start ?? 1
    return ColumnGuess(rows.first.filter { $0.number >= start }, titled: rolesOfTitles)
  }
}
