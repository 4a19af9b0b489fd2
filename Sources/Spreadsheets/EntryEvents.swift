// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// The XML of a file in an archive, as it is unpacked.
final class EntryEvents {
  private let reader: ZipEntryReader
  private let parser: XMLParser
  private var events: [XMLEvent] = []
  private var position = 0
  private var isAtEnd = false

  /// - Parameter elements: The only elements that are told of, and no text then; nil for all.
  init(
    _ name: String, in archive: ZipArchive, prefixes: [String: String],
    elements: Set<String>? = nil
  ) throws(SpreadsheetError) {
    guard let entry = archive.entry(named: name) else { throw .damaged }
    do throws(ZipError) { reader = try archive.reader(of: entry) } catch { throw .init(error) }
    parser = XMLParser(prefixes: prefixes, elements: elements)
  }

  /// How much of the file has been read, from 0 to 1.
  var fraction: Double { reader.fraction }

  /// What comes next, or nil at the end.
  func next() throws(SpreadsheetError) -> XMLEvent? {
    while position == events.count {
      if isAtEnd { return nil }
      try read()
    }
    defer { position += 1 }
    return events[position]
  }

  private func read() throws(SpreadsheetError) {
    let part: [UInt8]?
    do throws(ZipError) { part = try reader.next() } catch { throw .init(error) }
    isAtEnd = part == nil
    do throws(XMLError) {
      events = try parser.events(in: part ?? [], isLast: isAtEnd)
    } catch {
      throw .init(error)
    }
    position = 0
  }

  /// Passes over the rest of the element that began last.
  func skip() throws(SpreadsheetError) {
    var depth = 1
    while depth > 0, let event = try next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: continue
      }
    }
  }

  /// The text of the element that began last, up to its end.
  ///
  /// - Parameter child: Reads or passes over an element in it that has begun.
  func text(
    _ child: (String, XMLAttributes) throws(SpreadsheetError) -> String
  ) throws(SpreadsheetError) -> String {
    var text = ""
    while let event = try next() {
      switch event {
      case .start(let name, let attributes): text += try child(name, attributes)
      case .text(let part): text += part
      case .end: return text
      }
      guard text.utf8.count <= SpreadsheetLimits.cellLength else { throw .tooLarge }
    }
    return text
  }
}
