// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import Mutations
import SQLite
import TestFiles

import RosterModel

/// A way in which something else than a whole roster can stand in a roster's place.
enum DamagedFile: CaseIterable {
  case cutOff, cutInPage, noisyPage, zeroedPage, swappedPages, noisyHeader
  case text, noise, almostDatabase, empty
  case otherProgram, otherID, newerVersion, utf16
  case folder, brokenLink, linkToItself, link, device
  case foreignLog, noisyLog, foreignJournal
  case unreadable, readOnly

  /// What opening must say; nil where it depends on what was hit.
  var answer: RosterOpenError? {
    switch self {
    case .text, .noise, .almostDatabase: .notADatabase
    case .otherProgram, .otherID: .notARoster
    case .newerVersion: .newerVersion(99)
    case .folder, .linkToItself, .device, .unreadable: .unreachable
    case .foreignLog: .foreignLog
    case .readOnly: .readOnly
    default: nil
    }
  }

  /// Whether the students are all there, and opening must find them.
  var isWhole: Bool {
    switch self {
    case .link, .noisyLog, .foreignJournal: true
    default: false
    }
  }

  /// Whether opening makes a new roster, because there is none.
  var isNothing: Bool { self == .empty || self == .brokenLink }

  /// Whether only another user can be kept out.
  var needsOtherUser: Bool { self == .unreadable || self == .readOnly }

  /// Puts it in the place of a roster.
  func make(of bytes: [UInt8], in folder: TemporaryFolder, _ random: inout Mutator) throws {
    folder.write(bytes, to: "roster.db")
    let path = folder.file("roster.db")
    switch self {
    case .cutOff, .cutInPage, .noisyPage, .zeroedPage, .swappedPages, .noisyHeader:
      folder.write(damaged(bytes, &random), to: "roster.db")
    case .text: folder.write(Array("Name,No\nAna,1\n".utf8), to: "roster.db")
    case .noise: folder.write(Self.noise(5_000, &random), to: "roster.db")
    case .almostDatabase: folder.write(Array("SQLite format 3\0".utf8), to: "roster.db")
    case .empty: folder.write([], to: "roster.db")
    case .otherProgram, .otherID, .newerVersion, .utf16: try makeDatabase(at: path)
    case .folder, .brokenLink, .linkToItself, .link, .device: makeLink(bytes, in: folder)
    case .foreignLog: folder.write(try foreignLog(), to: "roster.db-wal")
    case .noisyLog: folder.write(Self.noise(20_000, &random), to: "roster.db-wal")
    case .foreignJournal: folder.write(Self.noise(5_000, &random), to: "roster.db-journal")
    case .unreadable, .readOnly:
      chmod(folder.path, 0o755)
      chmod(path, self == .unreadable ? 0 : 0o444)
    }
  }

  static func noise(_ count: Int, _ random: inout Mutator) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.next(below: 256)) }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout Mutator) -> [UInt8] {
    var bytes = bytes
    let count = bytes.count / 4096
    let start = (1 + random.next(below: count - 1)) * 4096
    switch self {
    case .cutOff: return Array(bytes[..<start])
    case .cutInPage: return Array(bytes[..<(start - 1 - random.next(below: 4_000))])
    case .zeroedPage: for place in start..<start + 4096 { bytes[place] = 0 }
    case .swappedPages:
      let other = (1 + random.next(below: count - 1)) * 4096
      for place in 0..<4096 { bytes.swapAt(start + place, other + place) }
    case .noisyHeader:
      for _ in 0...random.next(below: 4) {
        bytes[random.next(below: 100)] = UInt8(random.next(below: 256))
      }
    default: bytes.replaceSubrange(start..<start + 4096, with: Self.noise(4096, &random))
    }
    return bytes
  }

  private func makeDatabase(at path: String) throws {
    switch self {
    case .newerVersion: try Connection.open(path).executeScript("PRAGMA user_version = 99")
    case .otherID: try Connection.open(path).executeScript("PRAGMA application_id = 7")
    default:
      unlink(path)
      let sql = "CREATE TABLE student (id INTEGER PRIMARY KEY, name TEXT);"
      let start = self == .utf16 ? "PRAGMA encoding = 'UTF-16'; " : ""
      let id = self == .utf16 ? "PRAGMA application_id = \(Schema.applicationID);" : ""
      try Connection.open(path).executeScript(start + sql + id)
    }
  }

  private func makeLink(_ bytes: [UInt8], in folder: TemporaryFolder) {
    let path = folder.file("roster.db")
    unlink(path)
    switch self {
    case .folder: mkdir(path, 0o700)
    case .linkToItself: folder.link("roster.db", to: "roster.db")
    case .device: symlink("/dev/zero", path)
    case .brokenLink: folder.link("roster.db", to: "other.db")
    default:
      folder.write(bytes, to: "other.db")
      folder.link("roster.db", to: "other.db")
    }
  }

  /// The log of another database, which was not written back.
  private func foreignLog() throws -> [UInt8] {
    let folder = TemporaryFolder()
    let other = try Connection.open(folder.file("other.db"))
    try other.executeScript("PRAGMA journal_mode = WAL; CREATE TABLE other (x)")
    return folder.bytes(of: "other.db-wal")
  }
}
