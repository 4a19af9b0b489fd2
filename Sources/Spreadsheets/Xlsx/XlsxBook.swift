// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// The parts of an xlsx that are not rows (ECMA-376).
struct XlsxBook: Sendable {
  /// A sheet and the file it is in.
  struct Sheet: Sendable {
    let sheet: Workbook.Sheet
    let file: String
  }

  let archive: ZipArchive
  let sheets: [Sheet]

  /// Whether days are counted from 1904, as old Macs did.
  let has1904Dates: Bool

  /// The file with texts that cells share; nil when there is none.
  let sharedTextsFile: String?

  /// The file with number formats; nil when there is none.
  let stylesFile: String?

  /// What the name spaces are called here: those of the standard, and of its strict form.
  static let prefixes = [
    "http://schemas.openxmlformats.org/spreadsheetml/2006/main": "",
    "http://purl.oclc.org/ooxml/spreadsheetml/main": "",
    "http://schemas.openxmlformats.org/package/2006/relationships": "",
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
    "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  ]

  init(_ archive: ZipArchive) throws(SpreadsheetError) {
    self.archive = archive
    let root = try XlsxRelations(of: "", in: archive)
    guard let file = root.file(ofType: "officeDocument") else { throw .damaged }
    let relations = try XlsxRelations(of: file, in: archive)
    sharedTextsFile = relations.file(ofType: "sharedStrings")
    stylesFile = relations.file(ofType: "styles")
    (sheets, has1904Dates) = try Self.sheets(in: file, of: archive, relations)
  }

  private static func sheets(
    in file: String, of archive: ZipArchive, _ relations: XlsxRelations
  ) throws(SpreadsheetError) -> ([Sheet], has1904Dates: Bool) {
    let events = try EntryEvents(
      file, in: archive, prefixes: prefixes, elements: ["sheet", "workbookPr"])
    var (sheets, has1904Dates): ([Sheet], Bool) = ([], false)
    while let event = try events.next() {
      guard case .start(let name, let attributes) = event else { continue }
      if name == "workbookPr" {
        has1904Dates = ["1", "true"].contains(attributes["date1904"])
      } else if let file = relations.sheetFile(attributes["r:id"] ?? "") {
        let sheet = Workbook.Sheet(
          name: attributes["name"] ?? "", isHidden: attributes["state"] ?? "visible" != "visible")
        sheets.append(Sheet(sheet: sheet, file: file))
      }
    }
    return (sheets, has1904Dates)
  }
}
