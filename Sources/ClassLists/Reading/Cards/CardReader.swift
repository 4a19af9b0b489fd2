// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// Reads electronic business cards as a list of students.
enum CardReader {
  /// - Parameter answers: Their encoding is that of what names none itself.
  static func read(
    _ bytes: [UInt8], _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    let lines = try CardLines(unmarked(bytes))
    let spelling = try Spelling(of: lines.undeclared, answers)
    var table = ClassTable(fields: [.name, .number, .subject, .reading, .note])
    let count = lines.cards.count
    for (place, lines) in lines.cards.enumerated() {
      try progress.reached(place, Double(place) / Double(count))
      let card = try card(place + 1, lines, spelling.encoding)
      guard card.isPerson else { continue }
      table.rows += card.drafts.map { ClassTable.Row(number: card.number, draft: $0) }
    }
    return ClassListReading(
      table: table, guessedEncoding: spelling.guessed, spellings: spelling.readings, layout: nil)
  }

  /// The bytes as UTF-8, if a mark says in which encoding they are.
  private static func unmarked(_ bytes: [UInt8]) throws(ImportError) -> [UInt8] {
    guard let certain = TextEncoding(certainFor: bytes) else { return bytes }
    return try FileText(ofClassList: bytes, in: certain).bytes
  }

  private static func card(
    _ number: Int, _ lines: [CardProperty], _ encoding: TextEncoding
  ) throws(ImportError) -> Card {
    var card = Card(number: number)
    for line in lines {
      let own = line.charset.map(TextEncoding.init(named:)) ?? encoding
      do throws(TextTableError) {
        let text = try FileText(line.raw, in: own).bytes
        card.add(
          line.name, String(decoding: text, as: UTF8.self), sortAs: line.parameters["SORT-AS"])
      } catch {
        throw .notText(row: number)
      }
    }
    return card
  }
}

/// The lines of each card that are looked at.
private struct CardLines {
  private(set) var cards: [[CardProperty]] = []

  /// The values that name no character set.
  private(set) var undeclared: [UInt8] = []

  /// - Throws: `CancellationError`.
  init(_ bytes: [UInt8]) throws {
    var text = CardText(bytes)
    var (depth, count) = (0, 0)
    while let property = text.next() {
      count += 1
      if count % 1024 == 0 { try Task.checkCancellation() }
      let isCard = property.raw.elementsEqual("VCARD".utf8) { $0 & 0xdf == $1 }
      switch property.name {
      case "BEGIN" where isCard:
        depth += 1
        if depth == 1 { cards.append([]) }
      case "END" where isCard: depth -= 1
      case let name where depth == 1 && Card.names.contains(name): add(property)
      default: continue
      }
    }
  }

  private mutating func add(_ property: CardProperty) {
    cards[cards.count - 1].append(property)
    if property.charset == nil { undeclared += property.raw + [Byte.lineFeed] }
  }
}
