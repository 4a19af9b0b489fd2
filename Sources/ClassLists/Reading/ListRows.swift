// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// The rows of a list, of which the first ones can be looked at before they are read.
struct ListRows {
  typealias Row = TableRow

  /// So many rows as are looked at to know how a list is laid out.
  private static let lookedAt = 20

  /// The rows at the start.
  private(set) var first: [Row]

  /// What cannot be read among them.
  let failure: ImportError?

  /// How much of the list has been read, from 0 to 1.
  let fraction: () -> Double

  /// Gives the rows behind them, each once.
  private let rest: () throws(ImportError) -> Row?
  private var ahead: ArraySlice<Row>

  /// Whether each row is a name with a number before it, as in `1. Ana`.
  private let isNumbered: Bool

  /// Reads separated text.
  init(_ text: SeparatedText) {
    var text = text
    self.init(fraction: { text.fraction }) { () throws(ImportError) in try text.nextRow() }
  }

  /// - Parameters:
  ///   - fraction: Tells how much has been read, from 0 to 1.
  ///   - read: Gives the next row that is not blank, or nil at the end.
  init(fraction: @escaping () -> Double, read: @escaping () throws(ImportError) -> Row?) {
    self.fraction = fraction
    var rows: [Row] = []
    var failure: ImportError?
    do throws(ImportError) {
      while rows.count < Self.lookedAt, let row = try read() { rows.append(row) }
    } catch {
      failure = error
    }
    rest = read
    self.failure = failure
    let isNumbered = !rows.isEmpty && rows.allSatisfy { $0.numbered != nil }
    self.isNumbered = isNumbered
    first = isNumbered ? rows.map(\.splitAtNumber) : rows
    ahead = first[...]
  }

  /// The next row that is not blank, or nil at the end.
  mutating func next() throws(ImportError) -> Row? {
    if let row = ahead.popFirst() { return row }
    if let failure { throw failure }
    let row = try rest()
    return isNumbered ? row?.splitAtNumber : row
  }

  /// Passes over the rows up to a number.
  mutating func skip(through number: Int) { ahead = ahead.drop { $0.number <= number } }

  /// How many of the first rows have as many filled cells as most, if these are several.
  var evenCount: Int {
    var counts: [Int: Int] = [:]
    for row in first where row.filledCount > 1 { counts[row.filledCount, default: 0] += 1 }
    return counts.values.max() ?? 0
  }

  /// The first row that does not stand above the others like a title.
  var start: Int? {
    let hasColumns = evenCount > 0
    return first.first { !hasColumns || $0.filledCount > 1 }?.number
  }
}

extension TableRow {
  /// How many cells have something in them.
  fileprivate var filledCount: Int { cells.count(where: \.hasText) }

  /// The row with its number and its name in a cell each.
  fileprivate var splitAtNumber: Self {
    Self(number: number, cells: numbered ?? ["", cells.first ?? ""])
  }

  /// The number and the name of `1. Ana`, `2、张三` and `12 Ben`.
  fileprivate var numbered: [String]? {
    guard filledCount == 1, let text = cells.first(where: { $0.hasText }) else { return nil }
    let line = text.drop(while: \.isWhitespace)
    let number = line.prefix(while: \.isDigit)
    let rest = line.dropFirst(number.count)
    let name = rest.drop { $0.isWhitespace || ".、．。)）:：,，-".contains($0) }
    let isApart = name.startIndex > rest.startIndex
    return number.isEmpty || name.isEmpty || !isApart ? nil : [String(number), String(name)]
  }
}
