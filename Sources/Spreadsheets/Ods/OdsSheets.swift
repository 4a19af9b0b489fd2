// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// The sheets of an ods (OpenDocument 1.3).
enum OdsSheets {
  /// The file in which they are.
  static let file = "content.xml"

  /// What the name spaces are called here.
  static let prefixes = [
    "urn:oasis:names:tc:opendocument:xmlns:office:1.0": "office",
    "urn:oasis:names:tc:opendocument:xmlns:table:1.0": "table",
    "urn:oasis:names:tc:opendocument:xmlns:text:1.0": "text",
    "urn:oasis:names:tc:opendocument:xmlns:style:1.0": "style",
    "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0": "manifest",
    "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0": "calcext",
  ]

  /// Their names, in their order.
  static func read(_ archive: ZipArchive) throws(SpreadsheetError) -> [Workbook.Sheet] {
    guard try !isEncrypted(archive) else { throw .encrypted }
    let events = try EntryEvents(
      file, in: archive, prefixes: prefixes,
      elements: ["style:style", "style:table-properties", "table:table"])
    var (sheets, hiddenStyles, style): ([Workbook.Sheet], Set<String>, String) = ([], [], "")
    var depth = 0
    while let event = try events.next() {
      switch event {
      case .start("style:style", let attributes): style = attributes["style:name"] ?? ""
      case .start("style:table-properties", let attributes):
        if attributes["table:display"] == "false" { hiddenStyles.insert(style) }
      case .start("table:table", let attributes):
        depth += 1
        // A table in a cell is no sheet.
        guard depth == 1 else { continue }
        sheets.append(
          Workbook.Sheet(
            name: attributes["table:name"] ?? "",
            isHidden: hiddenStyles.contains(attributes["table:style-name"] ?? "")))
      case .end("table:table"): depth -= 1
      default: continue
      }
    }
    return sheets
  }

  /// Whether a password is needed: the contents look damaged without it.
  private static func isEncrypted(_ archive: ZipArchive) throws(SpreadsheetError) -> Bool {
    let manifest = "META-INF/manifest.xml"
    guard archive.entry(named: manifest) != nil else { return false }
    let events = try EntryEvents(
      manifest, in: archive, prefixes: prefixes, elements: ["manifest:encryption-data"])
    return try events.next() != nil
  }
}
