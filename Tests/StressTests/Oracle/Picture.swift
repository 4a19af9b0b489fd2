// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import SQLite

/// Results as plain SQL gives them.
struct Picture {
  struct Row {
    let id: RowID
    let place: IndexPath

    // Marks are equal where the values are.
    let sectionMark: Mark
    let observedMark: Mark
    let mirroredMark: Mark
  }

  private(set) var rows: [Row] = []
  private(set) var names: [String] = []

  /// The ids in each section.
  private(set) var ids: [[RowID]] = []

  /// The place of each row in `rows`.
  private(set) var places: [RowID: Int] = [:]

  /// Reads the results that a setup wants from what a context shows.
  init(_ setup: Setup, in context: ViewContext) throws {
    if case .text(let text) = try context.values(setup.sql)[0][0] {
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) { add(line) }
    }
    // Without a section key there is always one section.
    if ids.isEmpty && !setup.isSectioned { (names, ids) = ([""], [[]]) }
  }

  func row(_ id: RowID) -> Row? { places[id].map { rows[$0] } }

  private mutating func add(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let section = Mark(fields[1])
    if rows.last?.sectionMark != section {
      names.append(String(hex: fields[2]))
      ids.append([])
    }
    let id = fields[0].reduce(0) { $0 * 10 + RowID($1 - UInt8(ascii: "0")) }
    let place = IndexPath(section: ids.count - 1, row: ids[ids.count - 1].count)
    ids[place.section].append(id)
    places[id] = rows.count
    rows.append(
      Row(
        id: id, place: place, sectionMark: section, observedMark: Mark(fields[3]),
        mirroredMark: Mark(fields[4])))
  }
}

/// A number for a text, which another text has by a chance of one in 2⁶⁴ only.
struct Mark: Hashable {
  private let hash: UInt64

  init(_ text: some Sequence<UInt8>) {
    // Source: FNV-1a, “The FNV Non-Cryptographic Hash Algorithm”, 64 bits.
    hash = text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Mark {
  private static let sql =
    "SELECT " + StressTests.mark((1...Sample.mirrored.count).map { "?\($0)" })

  /// The mark of what an element mirrors.
  init(_ element: Sample?, in context: ViewContext) throws {
    var text = ""
    if let element, case .text(let mark) = try context.values(Self.sql, element.mirrored)[0][0] {
      text = mark
    }
    self.init(text.utf8)
  }
}

extension String {
  /// The text whose bytes these digits are.
  fileprivate init(hex digits: Substring.UTF8View) {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in digits {
      let value = digit < 65 ? digit - 48 : digit - 55
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
