// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import TestFiles
import Testing

@Suite struct `A file of another kind` {
  func error(_ bytes: [UInt8]) async throws -> ImportError? {
    await #expect(throws: ImportError.self) { try await ClassListReader.table(bytes) }
  }

  @Test(arguments: [
    ("%PDF-1.7\n", ForeignFile.pdf), ("GIF89a", .picture), ("{\\rtf1", .document),
    ("SQLite format 3\0", .database), ("Rar!\u{1a}", .archive), ("RIFF0000WEBPVP8", .picture),
    ("0000ftypheic", .picture), ("<!DOCTYPE html><html>", .webPage),
    ("\u{feff}\n <HTML><body><table>", .webPage), ("<table><tr><td>Name", .webPage),
    ("<?xml version='1.0'?><?mso-application progid='Excel.Sheet'?>", .otherSpreadsheet),
    ("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'>", .webPage),
  ])
  func `is known by what is in it`(_ start: String, _ kind: ForeignFile) async throws {
    #expect(try await error(Array(start.utf8)) == .foreign(kind))
  }

  @Test(arguments: [
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], ForeignFile.picture),
    ([0xff, 0xd8, 0xff, 0xe0], .picture),
    ([0x1f, 0x8b, 8], .archive), ([0x37, 0x7a, 0xbc, 0xaf], .archive),
    ([0x09, 0x04, 0x06, 0x00], .oldSpreadsheet),
  ])
  func `is known by its first bytes`(_ start: [UInt8], _ kind: ForeignFile) async throws {
    #expect(try await error(start + [0, 0, 0, 0]) == .foreign(kind))
  }

  @Test(arguments: [
    ("Workbook", ForeignFile.oldSpreadsheet), ("WordDocument", .document),
    ("PowerPoint Document", .presentation), ("EncryptedPackage", .encrypted),
  ])
  func `is known by the parts of its container`(_ part: String, _ kind: ForeignFile) async throws {
    let name = part.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let start: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    #expect(try await error(start + Array(repeating: 0, count: 512) + name) == .foreign(kind))
  }

  @Test(arguments: [
    ("word/document.xml", ForeignFile.document), ("ppt/presentation.xml", .presentation),
    ("xl/workbook.bin", .otherSpreadsheet), ("Index/Document.iwa", .otherSpreadsheet),
    ("photo.jpg", .archive), ("users.csv", .archive),
  ])
  func `is known by what is packed in it`(_ name: String, _ kind: ForeignFile) async throws {
    let bytes = ZipFile.bytes([.init("[Content_Types].xml", []), .init(name, [])])
    #expect(try await error(bytes) == .foreign(kind))
  }

  @Test(arguments: [
    ("application/vnd.oasis.opendocument.text", ForeignFile.document),
    ("application/vnd.oasis.opendocument.presentation", .presentation),
    ("application/epub+zip", .document),
  ])
  func `is known by what it calls itself`(_ type: String, _ kind: ForeignFile) async throws {
    let bytes = ZipFile.bytes(["mimetype": type, "content.xml": "<a/>"])
    #expect(try await error(bytes) == .foreign(kind))
  }

  @Test func `is not one that only speaks of it`() async throws {
    let list = "Name,Notes\nAna,<html> by heart\nBen,%PDF-\n"
    #expect(try await ClassListReader.table(Array(list.utf8)).kept.map { $0[1] } == ["Ana", "Ben"])
  }

  @Test func `is an archive that is damaged, locked or leads elsewhere`() async throws {
    #expect(try await error([0x50, 0x4b, 3, 4, 0, 0x2c]) == .damaged)
    #expect(try await error(Array(Sample.bytes("excel.xlsx").dropLast(30))) == .damaged)
    #expect(try await error(ZipFile.bytes(["../users.csv": ""])) == .damaged)
    let locked = ["users.csv", "classes.csv", "enrollments.csv"].map {
      ZipFile.Entry($0, [1], flags: 1)
    }
    #expect(try await error(ZipFile.bytes(locked)) == .encrypted)
  }
}
