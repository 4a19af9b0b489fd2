// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Spreadsheets
internal import TextTables
internal import Zip

/// What a file is, by what is in it; its name may say anything.
enum FileKind {
  case text
  case cards
  case workbook(Workbook)
  case export(ZipArchive)

  /// - Throws: `ImportError`, for a file that holds no list, or one that is damaged.
  init(_ bytes: [UInt8]) throws(ImportError) {
    if ZipArchive.isZip(bytes) {
      self = try Self.packed(bytes)
    } else if let kind = ForeignFile(bytes) {
      throw .foreign(kind)
    } else {
      self = CardText.isCard(bytes) ? .cards : .text
    }
  }

  private static func packed(_ bytes: [UInt8]) throws(ImportError) -> FileKind {
    let archive: ZipArchive
    do throws(ZipError) { archive = try ZipArchive(bytes) } catch { throw ImportError(error) }
    if ExportFiles.areIn(archive) { return .export(archive) }
    if let kind = ForeignFile(archive) { throw .foreign(kind) }
    do throws(SpreadsheetError) {
      if archive.entry(named: "xl/workbook.xml") != nil || archive.isOfficeDocument {
        return .workbook(try Workbook(xlsx: archive))
      }
      if archive.entry(named: "content.xml") != nil {
        return .workbook(try Workbook(ods: archive))
      }
    } catch {
      throw ImportError(error)
    }
    throw .foreign(.archive)
  }
}

extension ZipArchive {
  /// Whether it has the parts that any file of Office has.
  fileprivate var isOfficeDocument: Bool {
    entry(named: "[Content_Types].xml") != nil && entry(named: "_rels/.rels") != nil
  }
}
