// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import TextTables

/// Reads class lists from files that people and other programs made.
package enum ClassListReader {
  /// Reads separated text in any encoding.
  ///
  /// The encoding is found, the separator, and the header: it may stand below title
  /// rows. What is in doubt is not decided but returned, to be asked with the answer.
  ///
  /// - Throws: `ImportError`, with the row at fault; or `CancellationError`.
  @concurrent
  package static func read(
    _ bytes: [UInt8], _ answers: ReadingAnswers
  ) async throws -> ClassListReading {
    let certain = TextEncoding(certainFor: bytes)
    var encoding = answers.encoding ?? certain
    if encoding == nil {
      let readings = try TextReading.readings(ofClassList: bytes, language: answers.language)
      guard readings.count == 1 else { return .encodingUncertain(readings) }
      encoding = readings[0].encoding
    }
    let guess = certain == nil ? encoding : nil
    let text = try FileText(ofClassList: bytes, in: encoding ?? .utf8).bytes
    switch (try Layout.find(in: text), answers.columns) {
    case (.headed(let header, let rows), _):
      var (rows, table) = (rows, ClassTable(header, guessedEncoding: guess))
      try table.add(header) { () throws(ImportError) in try rows.nextRow() }
      return .table(table)
    case (.unnamed(let list), nil): return .columnsUnnamed(UnnamedColumns(list))
    case (.unnamed(let list), let columns?):
      let header = Header(columns)
      var (list, table) = (list, ClassTable(header, guessedEncoding: guess))
      if columns.beginsWithTitles { _ = try list.nextRow() }
      try table.add(header) { () throws(ImportError) in try list.nextRow() }
      return .table(table)
    }
  }
}

extension ClassTable {
  fileprivate init(_ header: Header, guessedEncoding: TextEncoding?) {
    self.init(
      rows: [], fields: header.fields, ignoredTitles: header.ignoredTitles,
      guessedEncoding: guessedEncoding)
  }

  /// Adds all rows below a header.
  fileprivate mutating func add(
    _ header: Header, next: () throws(ImportError) -> SeparatedText.Row?
  ) throws {
    while let row = try next() {
      if row.number % 1024 == 0 { try Task.checkCancellation() }
      if header.isRepeated(by: row) { continue }
      if let problem = header.problem(of: row) {
        problems.append(problem)
      } else {
        rows.append(ClassTable.Row(number: row.number, draft: header.draft(row)))
      }
    }
  }
}

extension TextReading {
  /// The readings of a class list; those in which its titles are understood, if any.
  fileprivate static func readings(
    ofClassList bytes: [UInt8], language: String
  ) throws(ImportError) -> [TextReading] {
    let readings: [TextReading]
    do throws(TextTableError) {
      readings = try self.readings(of: bytes, language: language)
    } catch {
      throw ImportError(error)
    }
    guard readings.count > 1 else { return readings }
    let counts = readings.map { Layout.recognizedCount(in: $0.beginning) }
    let most = counts.max() ?? 0
    return zip(readings, counts).filter { $0.1 == most }.map { $0.0 }
  }
}
