// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// What can be said of a database file without opening it: SQLite would write
/// beside it, and may change it.
///
/// Source: “Database File Format”, section 1.3.
package struct DatabaseFile: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// What stands at the path.
  package enum Content: Equatable, Sendable {
    /// Nothing, or an empty file: a database is made there.
    case nothing
    /// Something that is no file, or may not be read.
    case unreadable
    /// A file of another kind.
    case other
    case database(Header)
  }

  /// The fields of the file's first page.
  package struct Header: Equatable, Sendable {
    /// Which program the file belongs to, if one said so.
    package let applicationID: Int32
    /// The program's own schema version.
    package let userVersion: Int32
    /// How often the first page was changed, as far as SQLite counts.
    package let changeCount: UInt32
    /// Whether there are no tables: the file is one page.
    package let isBlank: Bool
    /// Whether pages that the header counts are not there.
    package let isTruncated: Bool
  }

  /// Looks at the file's first 100 bytes.
  package func content() -> Content {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT ? .nothing : .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable }
    guard status.st_size > 0 else { return .nothing }
    guard let bytes = Self.firstBytes(of: path, 100) else { return .unreadable }
    guard bytes.count == 100, bytes.starts(with: "SQLite format 3\0".utf8) else { return .other }
    return .database(header(bytes, size: Int(status.st_size)))
  }

  /// Whether something stands at the path.
  package var exists: Bool { access(path, F_OK) == 0 }

  /// Whether both paths lead to one file, by whatever links.
  package func isSameFile(as other: DatabaseFile) -> Bool {
    var (mine, theirs) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other.path, &theirs) == 0 else { return false }
    return mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  /// The path, or where something stands there, one with a number that is not taken:
  /// `roster.db.2`.
  package var unusedPath: String {
    var (candidate, number) = (path, 1)
    while DatabaseFile(candidate).exists {
      number += 1
      candidate = "\(path).\(number)"
    }
    return candidate
  }

  /// Whether SQLite may write the file and make its log beside it.
  package var isWritable: Bool {
    (!exists || access(path, W_OK) == 0) && access(folder, W_OK | X_OK) == 0
  }

  /// Makes the folder in which the file stands, readable by its owner alone.
  ///
  /// - Returns: false when it could not be made.
  package func makeFolder() -> Bool {
    let parent = DatabaseFile(folder)
    if parent.exists { return true }
    // Someone else may make it at the same time.
    return parent.makeFolder() && (mkdir(folder, 0o700) == 0 || parent.exists)
  }

  /// Where the desktop wants programs to keep what people make: `$XDG_DATA_HOME`.
  package static var dataFolder: String { folder("XDG_DATA_HOME", orInHome: ".local/share") }

  /// Where the desktop wants programs to keep what they can make again:
  /// `$XDG_CACHE_HOME`.
  package static var cacheFolder: String { folder("XDG_CACHE_HOME", orInHome: ".cache") }
}

extension DatabaseFile {
  /// The folder in which it stands.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func folder(_ name: String, orInHome standard: String) -> String {
    if let folder = variable(name), folder.hasPrefix("/") { return folder }
    return "\(variable("HOME") ?? "")/\(standard)"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether SQLite takes back what a process began that died.
  private var hasJournal: Bool {
    let mark: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    return Self.firstBytes(of: path + "-journal", 8) == mark
  }

  private static func firstBytes(of path: String, _ count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, readCount in
      readCount = max(0, read(descriptor, buffer.baseAddress, count))
    }
  }

  private func header(_ bytes: [UInt8], size: Int) -> Header {
    func integer(_ offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let pageSize = Int(bytes[16]) << 8 | Int(bytes[17])
    // The count is only kept by SQLite 3.7 and later, which also say for which change.
    let pageCount = integer(24) == integer(92) ? Int(integer(28)) : 0
    let counted = pageCount * (pageSize == 1 ? 65536 : pageSize)
    var log = stat()
    let hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    return Header(
      applicationID: Int32(bitPattern: integer(68)), userVersion: Int32(bitPattern: integer(60)),
      changeCount: integer(24), isBlank: pageCount == 1,
      isTruncated: size < counted && !hasLog && !hasJournal)
  }
}
