// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing
import Zip

/// “Ana ” 50 times, as deflate packs it.
private let deflated: [UInt8] = [0x73, 0xcc, 0x4b, 0x54, 0x70, 0x1c, 0x06, 0x18, 0x00]
private let unpacked = Array(String(repeating: "Ana ", count: 50).utf8)

@Suite struct `A zip archive` {
  func contents(_ bytes: [UInt8]) throws -> [String] {
    let archive = try ZipArchive(bytes)
    return try archive.entries.map { String(decoding: try archive.contents(of: $0), as: UTF8.self) }
  }

  @Test func `has the files of its directory`() throws {
    let bytes = ZipFile.bytes(["a.txt": "Ana", "b/姓名.txt": "", "b/": "", "c\\d.txt": "Ben"])
    #expect(try ZipArchive(bytes).entries.map(\.name) == ["a.txt", "b/姓名.txt", "c/d.txt"])
    #expect(try contents(bytes) == ["Ana", "", "Ben"])
    #expect(try ZipArchive(bytes).entry(named: "A.TXT")?.size == 3)
  }

  @Test func `unpacks what is deflated`() throws {
    let sum = ZipFile.checksum(unpacked)
    let bytes = ZipFile.bytes([.init("a", deflated, size: 200, checksum: sum, method: 8)])
    #expect(try contents(bytes) == [String(repeating: "Ana ", count: 50)])
  }

  @Test func `gives a large file part by part`() throws {
    let text = (0..<30_000).map { "\($0)\n" }.joined()
    let archive = try ZipArchive(ZipFile.bytes(["a": text]))
    let reader = try archive.reader(of: archive.entries[0])
    var parts: [[UInt8]] = []
    while let part = try reader.next() { parts.append(part) }
    #expect(parts.count > 1 && parts.allSatisfy { $0.count <= 65_536 })
    #expect(String(decoding: parts.joined(), as: UTF8.self) == text)
  }

  @Test func `may have something before it and a comment behind it`() throws {
    var bytes = ZipFile.bytes(["a": "Ana"])
    bytes[bytes.count - 2] = 3
    #expect(try contents(bytes + [1, 2, 3]) == ["Ana"])
    #expect(try contents([0x50, 0x4b, 3, 4, 0] + ZipFile.bytes(["a": "Ana"])) == ["Ana"])
  }
}

@Suite struct `A zip archive that cannot be read` {
  func error(_ bytes: [UInt8]) -> ZipError? {
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries { _ = try archive.contents(of: entry) }
      return nil
    } catch {
      return error
    }
  }

  @Test func `is something else`() {
    #expect(error(Array("Name,No\n".utf8)) == .notZip)
    #expect(error([]) == .notZip)
  }

  @Test func `was cut short anywhere`() {
    let bytes = ZipFile.bytes(["a.txt": "Ana", "b.txt": "Ben"])
    for count in 4..<bytes.count { #expect(error(Array(bytes.prefix(count))) == .damaged) }
  }

  @Test func `holds other bytes than it says`() {
    #expect(error(ZipFile.bytes([.init("a", [1, 2], checksum: 7)])) == .damaged)
    #expect(error(ZipFile.bytes([.init("a", [], checksum: 7)])) == .damaged)
    #expect(error(ZipFile.bytes([.init("a", [1, 2], size: 3)])) == .damaged)
    let sum = ZipFile.checksum(unpacked)
    for (size, bytes) in [
      (199, deflated), (201, deflated), (200, Array(deflated.dropLast(3))),
      (200, [0xff] + deflated),
    ] {
      let entry = ZipFile.Entry("a", bytes, size: size, checksum: sum, method: 8)
      #expect(error(ZipFile.bytes([entry])) == .damaged)
    }
  }

  @Test func `holds other bytes, none of which are given at the end`() throws {
    let archive = try ZipArchive(ZipFile.bytes([.init("a", [1, 2], checksum: 7)]))
    let reader = try archive.reader(of: archive.entries[0])
    #expect(throws: ZipError.damaged) { try reader.next() }
  }

  @Test func `has the same name twice`() {
    #expect(error(ZipFile.bytes(["a": "1", "a": "2"])) == .damaged)
  }

  @Test func `is encrypted`() {
    #expect(error(ZipFile.bytes([.init("a", [1, 2], flags: 1)])) == .encrypted)
    #expect(error(ZipFile.bytes([.init("a", [1, 2], method: 99)])) == .encrypted)
  }

  @Test func `is packed in another way`() {
    #expect(error(ZipFile.bytes([.init("a", [1, 2], method: 14)])) == .unknownMethod(14))
  }

  @Test(arguments: ["../a", "a/../../b", "/etc/passwd", "C:/a", "..\\a", "a\0b", ""])
  func `has a name that leads out of its folder`(_ name: String) {
    let path = name.replacing("\\", with: "/")
    #expect(error(ZipFile.bytes([.init(name, [])])) == .unsafeName(path))
  }

  @Test func `has more files than any list`() {
    let entries = (0...ZipLimits.entryCount).map { ZipFile.Entry("\($0)", []) }
    #expect(error(ZipFile.bytes(entries)) == .tooLarge)
    #expect(error(ZipFile.bytes(entries.dropLast())) == nil)
  }

  @Test func `would unpack to more than its bytes can mean`() {
    let large = ZipFile.Entry("a", deflated, size: ZipLimits.freeSize + 1, method: 8)
    #expect(error(ZipFile.bytes([large])) == .tooLarge)
    let huge = ZipFile.Entry("a", deflated, size: ZipLimits.size + 1, method: 8)
    #expect(error(ZipFile.bytes([huge])) == .tooLarge)
  }
}
