// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CExpat

/// Takes a document apart as its bytes come.
///
/// Only the events of the bytes given last are in memory. Declarations of entities are
/// refused, so that nothing unfolds, and nothing outside the document is ever read.
package final class XMLParser {
  private let parser: OpaquePointer
  private let log: XMLEventLog

  /// - Parameter prefixes: By which prefix to name elements and attributes of a name
  ///   space, as in `text:p`, whatever the document calls it; none for `""`. A name of
  ///   other name spaces begins with `?:`.
  /// - Parameter elements: The only elements to tell of, and no text then; nil for all.
  package init(prefixes: [String: String], elements: Set<String>? = nil) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(UInt8(ascii: "\n"))) else {
      preconditionFailure("there is no memory for expat")
    }
    self.parser = parser
    log = XMLEventLog(prefixes, elements, of: parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(log).toOpaque())
    XML_SetElementHandler(
      parser, { XMLEventLog.at($0).start($1, $2) }, { XMLEventLog.at($0).end($1) })
    XML_SetCharacterDataHandler(parser) { XMLEventLog.at($0).text($1, count: $2) }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      XMLEventLog.at(data).stop(.entities)
    }
  }

  deinit { XML_ParserFree(parser) }

  /// What the next bytes of the document say.
  ///
  /// - Parameter isLast: Whether the document ends with them.
  package func events(in bytes: [UInt8], isLast: Bool) throws(XMLError) -> [XMLEvent] {
    let status = bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return XML_Parse(parser, start, Int32(bytes.count), isLast ? 1 : 0)
    }
    if let error = log.error { throw error }
    guard status == XML_STATUS_OK else {
      throw .malformed(line: Int(cexpat_current_line(parser)))
    }
    return try log.take(from: bytes.count)
  }
}
