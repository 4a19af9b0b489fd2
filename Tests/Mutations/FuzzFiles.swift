// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TestFiles
internal import Zip

/// Whole files, from which changed ones are made.
package struct FuzzFiles: Sendable {
  let texts: [[UInt8]]
  let cards: [[UInt8]]
  let sheets: [[ZipFile.Entry]]
  let exports: [[ZipFile.Entry]]

  /// Reads the samples.
  ///
  /// - Throws: `ZipError`.
  package init() throws {
    let list = "学号,姓名,科目,备注\n007,李小红,数学,\"a\nb\"\n008,Zoë Brûlé,Art,x\n"
    let other = "sep=;\r\nName;No;Class\r\nAna;1;7A\r\n\r\nBen;2;7B\r\n"
    let utf16: [UInt8] = list.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let gbk: [UInt8] = [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd1, 0xa7, 0xba, 0xc5, 0x0a]
    texts =
      [Array(list.utf8), Array(other.utf8), [0xff, 0xfe] + utf16, gbk + gbk + [0x31, 0x2c, 0xfc]]
      + [Array("1. Ana\n2、张三\n12 Ben\n".utf8)]
      + ["moodle.csv", "kolibri.csv", "canvas-gradebook.csv"].map(Sample.bytes)
    cards = ["cards-2.1.vcf", "cards-3.0.vcf", "cards-4.0.vcf", "cards-folded.vcf"]
      .map(Sample.bytes)
    sheets = try ["excel.xlsx", "libreoffice.ods"].map(Self.entries)
    exports = try ["oneroster-1.1.zip", "oneroster-1.2.zip", "canvas-sis.zip"].map(Self.entries)
  }

  private static func entries(_ name: String) throws -> [ZipFile.Entry] {
    let archive = try ZipArchive(Sample.bytes(name))
    return try archive.entries.map { ZipFile.Entry($0.name, try archive.contents(of: $0)) }
  }

  static let textWords = [
    ",", ";", "\t", "|", "\"", "\"\"", "\n", "\r", "\r\n", "sep=;\n", "姓名", "Name", "course1",
    "\u{feff}", "=\"007\"", "\0", "\u{202e}", "Student,ID,SIS Login ID\n",
  ]

  static let cardWords = [
    "BEGIN:VCARD\n", "END:VCARD\n", "VERSION:2.1\n", "\n ", "=\n", ";ENCODING=QUOTED-PRINTABLE",
    ";CHARSET=GBK", ";CHARSET=UTF-16", ":", ";", "\\", "\\n", "=E7=88", "N:", "FN:", "SORT-AS=",
    "CATEGORIES:a,b\n", "\"",
  ]

  static let sheetWords = [
    "<row>", "</row>", "<c>", "<c r='XFD1048576'>", "<c r='A1' t='s'><v>99</v></c>", "<v>", "1E308",
    "<mergeCell ref='A1:A1048576'/>", "<table:table-row table:number-rows-repeated='1048576'>",
    " table:number-columns-repeated='1024'", " table:number-rows-spanned='9999999999999999999'",
    "<text:s text:c='99999'/>", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "&#x10ffff;", "_x0000_",
    "<!--", "-->", "<![CDATA[", "]]>", "s='4294967296'", "[h]", "0000000000", "\"", "'", ">", "/>",
  ]

  static let exportWords = [
    "sourcedId", "student", "teacher", "tobedeleted", ",", "\n", "\"", "c1", "u1", "title", "role",
    "file.users,absent\n", "file.orgs,bulk\n", "\u{feff}", "user_id", "section_id", "deleted",
  ]
}
