// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Zip

/// A kind of file that is known and holds no list that could be read.
package enum ForeignFile: CaseIterable, Sendable {
  /// A spreadsheet of Excel before 2007.
  case oldSpreadsheet
  /// A spreadsheet in another format: Numbers, binary Excel, XML.
  case otherSpreadsheet
  /// A file of Office that is locked by a password.
  case encrypted
  case pdf
  case picture
  /// A text document with layout.
  case document
  case presentation
  case webPage
  case database
  /// Packed files, none of which is a list.
  case archive

  /// Knows a file by its first bytes; nil for what may be text.
  init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(1024)
    if let kind = Self.signatures.first(where: { start.dropFirst($0.at).starts(with: $0.bytes) }) {
      self = kind.kind
    } else if start.starts(with: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) {
      self = Self.compound(bytes)
    } else {
      let text = String(decoding: start, as: UTF8.self).lowercased()
      let first = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
      guard first.hasPrefix("<") else { return nil }
      if first.hasPrefix("<?xml"), text.contains("excel.sheet") || text.contains(":spreadsheet") {
        self = .otherSpreadsheet
      } else if Self.pageStarts.contains(where: first.hasPrefix) || text.contains("<html") {
        self = .webPage
      } else {
        return nil
      }
    }
  }

  /// Knows what is packed as a zip by the names of its files; nil for spreadsheets.
  init?(_ archive: ZipArchive) {
    let names = archive.entries.lazy.map { $0.name.lowercased() }
    let type = archive.entry(named: "mimetype").flatMap { try? archive.contents(of: $0) }
    let mime = String(decoding: type ?? [], as: UTF8.self)
    if names.contains(where: { $0.hasPrefix("word/") }) || mime.contains("opendocument.text")
      || mime.contains("epub")
    {
      self = .document
    } else if names.contains(where: { $0.hasPrefix("ppt/") }) || mime.contains(".presentation") {
      self = .presentation
    } else if names.contains(where: { $0 == "xl/workbook.bin" || $0.hasSuffix(".iwa") }) {
      self = .otherSpreadsheet
    } else {
      return nil
    }
  }

  private static let pageStarts = ["<!doctype html", "<html", "<table"]

  private static let signatures: [(at: Int, bytes: [UInt8], kind: ForeignFile)] = [
    (0, Array("%PDF-".utf8), .pdf), (0, Array("{\\rtf".utf8), .document),
    (0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], .picture), (0, [0xff, 0xd8, 0xff], .picture),
    (0, Array("GIF8".utf8), .picture), (0, [0x49, 0x49, 0x2a, 0], .picture),
    (0, [0x4d, 0x4d, 0, 0x2a], .picture), (8, Array("WEBP".utf8), .picture),
    (4, Array("ftyp".utf8), .picture), (0, Array("SQLite format 3\0".utf8), .database),
    (0, [0x1f, 0x8b], .archive), (0, Array("Rar!".utf8), .archive),
    (0, [0x37, 0x7a, 0xbc, 0xaf], .archive), (0, [0xfd, 0x37, 0x7a, 0x58], .archive),
    // A sheet of Excel 2 to 4, which has no container.
    (0, [0x09, 0x00, 0x04, 0x00], .oldSpreadsheet), (0, [0x09, 0x02, 0x06, 0x00], .oldSpreadsheet),
    (0, [0x09, 0x04, 0x06, 0x00], .oldSpreadsheet),
  ]

  /// What is in a container of old Office, by the names of its parts.
  private static func compound(_ bytes: [UInt8]) -> ForeignFile {
    func has(_ name: String) -> Bool {
      let word = name.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
    if has("EncryptedPackage") { return .encrypted }
    if has("WordDocument") { return .document }
    return has("PowerPoint Document") ? .presentation : .oldSpreadsheet
  }
}
