// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The XML of a workbook that is written, but for its rows (ECMA-376).
enum XlsxParts {
  static let sheetName = "xl/worksheets/sheet1.xml"

  /// The places of the formats in `styles`.
  static let textStyle = 1
  static let titleStyle = 2

  /// All files but that of the sheet, by name.
  static func all(sheet: String) -> KeyValuePairs<String, String> {
    [
      "[Content_Types].xml": contentTypes,
      "_rels/.rels": relations([("officeDocument", "xl/workbook.xml")]),
      "xl/workbook.xml": """
      \(declaration)<workbook xmlns="\(main)" xmlns:r="\(office)">\
      <bookViews><workbookView/></bookViews>\
      <sheets><sheet name="\(XlsxEscapes.escaping(sheet))" sheetId="1" r:id="r1"/></sheets>\
      </workbook>
      """,
      "xl/_rels/workbook.xml.rels": relations([
        ("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml"),
      ]),
      "xl/styles.xml": styles,
    ]
  }

  /// The letter of a column, counted from 0.
  static func letter(_ column: Int) -> String {
    String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(column)))
  }

  /// What stands before the rows: the first one stays, and cells are text before they are filled.
  static func sheetStart(columnCount: Int) -> String {
    """
    \(declaration)<worksheet xmlns="\(main)"><sheetViews><sheetView workbookViewId="0">\
    <pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>\
    </sheetView></sheetViews>\
    <cols><col min="1" max="\(columnCount)" width="18" style="\(textStyle)" customWidth="1"/></cols>\
    <sheetData>
    """
  }

  /// What stands behind the rows: that numbers are text is as it should be.
  static func sheetEnd(columnCount: Int, rowCount: Int) -> String {
    """
    </sheetData><ignoredErrors><ignoredError sqref="A1:\(letter(columnCount - 1))\(rowCount)" \
    numberStoredAsText="1"/></ignoredErrors></worksheet>
    """
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let packages = "http://schemas.openxmlformats.org/package/2006"
  private static let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private static let contentTypes = """
    \(declaration)<Types xmlns="\(packages)/content-types">\
    <Default Extension="rels" \
    ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
    <Override PartName="/xl/workbook.xml" ContentType="\(types).sheet.main+xml"/>\
    <Override PartName="/\(sheetName)" ContentType="\(types).worksheet+xml"/>\
    <Override PartName="/xl/styles.xml" ContentType="\(types).styles+xml"/></Types>
    """

  /// A format for anything, one for text (49), and one for bold text.
  private static let styles = """
    \(declaration)<styleSheet xmlns="\(main)">\
    <fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
    <font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
    <fills count="2"><fill><patternFill patternType="none"/></fill>\
    <fill><patternFill patternType="gray125"/></fill></fills>\
    <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
    <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
    <cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
    <xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
    <xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" \
    applyFont="1"/></cellXfs>\
    <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>\
    </styleSheet>
    """

  private static func relations(_ targets: [(type: String, file: String)]) -> String {
    let rows = targets.enumerated().map { place, target in
      """
      <Relationship Id="r\(place + 1)" Type="\(office)/\(target.type)" Target="\(target.file)"/>
      """
    }
    return """
      \(declaration)<Relationships xmlns="\(packages)/relationships">\(rows.joined())\
      </Relationships>
      """
  }
}
