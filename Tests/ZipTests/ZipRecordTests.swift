// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing
import Zip

/// The parts of an archive with one file, which a test can change.
private struct Parts {
  var file: [UInt8]
  var entry: [UInt8]
  var end: [UInt8]

  init() {
    let bytes = ZipFile.bytes(["a": "Ana"])
    let (end, start) = (bytes.count - 22, Int(bytes[bytes.count - 6]))
    (file, entry) = (Array(bytes[..<start]), Array(bytes[start..<end]))
    self.end = Array(bytes[end...])
  }

  /// Gives the entry a field behind its name, and has it look there for its numbers.
  mutating func extend(_ field: [UInt8], isLarge: Bool = true) {
    if isLarge { for place in [20, 24, 42] { entry.set([255, 255, 255, 255], at: place) } }
    entry.set([UInt8(field.count)], at: 30)
    entry += field
    end.set([UInt8(entry.count)], at: 12)
  }

  /// What is read of it, or why nothing can be.
  var result: Result<String, ZipError> {
    do throws(ZipError) {
      let archive = try ZipArchive(file + entry + end)
      guard let first = archive.entries.first else { return .success("") }
      return .success(String(decoding: try archive.contents(of: first), as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func set(_ bytes: [UInt8], at place: Int) {
    replaceSubrange(place..<place + bytes.count, with: bytes)
  }
}

private func eight(_ number: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

@Suite struct `The records of a zip archive` {
  private var parts = Parts()

  @Test func `say what is in it`() { #expect(parts.result == .success("Ana")) }

  @Test(arguments: [0, 20, 28, 30, 32, 42])
  mutating func `may say more than there is`(_ place: Int) {
    parts.entry.set([0xff, 0x7f], at: place)
    #expect(parts.result == .failure(.damaged))
  }

  @Test mutating func `may stand where no archive is`() {
    parts.end.set([0xff, 0x7f], at: 16)
    #expect(parts.result == .failure(.damaged))
  }

  @Test mutating func `may name a file that is none`() {
    parts.entry.set([UInt8(parts.file.count)], at: 42)
    #expect(parts.result == .failure(.damaged))
  }

  @Test(arguments: [(12, [0xff, 0xff, 0xff, 0x7f]), (20, [9, 0])])
  mutating func `are not what a comment looks like`(_ place: Int, _ bytes: [UInt8]) {
    var comment: [UInt8] = [0x50, 0x4b, 5, 6] + Array(repeating: 0, count: 18)
    comment.set(bytes, at: place)
    parts.end.set([UInt8(comment.count)], at: 20)
    parts.end += comment
    #expect(parts.result == .success("Ana"))
  }

  @Test mutating func `have large numbers elsewhere`() {
    parts.extend([9, 9, 2, 0, 7, 7, 1, 0, 24, 0] + eight(3) + eight(3) + eight(0))
    #expect(parts.result == .success("Ana"))
  }

  @Test mutating func `take no number from there that fits`() {
    parts.extend([1, 0, 8, 0] + eight(7), isLarge: false)
    #expect(parts.result == .success("Ana"))
  }

  @Test(arguments: [[1, 0, 8, 0] + eight(3), [1, 0, 4, 0, 3, 0, 0, 0]])
  mutating func `lack a number`(_ field: [UInt8]) {
    parts.extend(field)
    #expect(parts.result == .failure(.damaged))
  }

  @Test mutating func `have a field that does not end`() {
    parts.extend([9, 9, 99, 0], isLarge: false)
    #expect(parts.result == .failure(.damaged))
  }

  @Test mutating func `have a number beyond all files`() {
    parts.extend([1, 0, 24, 0] + eight(3) + eight(.max) + eight(0))
    #expect(parts.result == .failure(.tooLarge))
  }

  @Test func `count what all files would be together`() {
    func archive(_ sizes: Int...) -> [UInt8] {
      ZipFile.bytes(sizes.enumerated().map { .init("\($0)", [], size: $1) })
    }
    #expect(throws: ZipError.tooLarge) { try ZipArchive(archive(ZipLimits.size + 1)) }
    #expect(throws: ZipError.tooLarge) { try ZipArchive(archive(ZipLimits.size, 1)) }
    #expect(throws: Never.self) { try ZipArchive(archive(ZipLimits.size - 1, 1)) }
  }
}
