// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Spreadsheets that a test makes of their XML.
package enum SheetFile {
  private static let main = "xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'"

  /// What stands before the XML of a sheet of an xlsx.
  package static let sheetStart = "<worksheet \(main)>"

  /// An xlsx whose only sheet holds some XML.
  package static func xlsx(_ sheet: String, styles: String = "", workbook: String = "") -> [UInt8] {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return ZipFile.bytes([
      "[Content_Types].xml": "",
      "_rels/.rels": relations([("\(office)/officeDocument", "xl/workbook.xml")]),
      "xl/workbook.xml":
        "<workbook \(main) xmlns:r='\(office)'>\(workbook)<sheet name='A' r:id='r0'/></workbook>",
      "xl/_rels/workbook.xml.rels": relations([
        ("\(office)/worksheet", "sheet.xml"), ("\(office)/styles", "styles.xml"),
      ]),
      "xl/styles.xml": "<styleSheet \(main)>\(styles)</styleSheet>",
      "xl/sheet.xml": "\(sheetStart)\(sheet)</worksheet>",
    ])
  }

  /// An ods whose only table holds some XML.
  package static func ods(_ table: String, manifest: String = "") -> [UInt8] {
    let spaces = ["office", "table", "text", "manifest"]
      .map { "xmlns:\($0)='urn:oasis:names:tc:opendocument:xmlns:\($0):1.0'" }
      .joined(separator: " ")
    return ZipFile.bytes([
      "content.xml": "<office:body \(spaces)><table:table>\(table)</table:table></office:body>",
      "META-INF/manifest.xml": "<manifest:manifest \(spaces)>\(manifest)</manifest:manifest>",
    ])
  }

  private static func relations(_ pairs: [(type: String, target: String)]) -> String {
    let rows = pairs.enumerated().map { place, pair in
      "<Relationship Id='r\(place)' Type='\(pair.type)' Target='\(pair.target)'/>"
    }
    let space = "http://schemas.openxmlformats.org/package/2006/relationships"
    return "<Relationships xmlns='\(space)'>\(rows.joined())</Relationships>"
  }
}
