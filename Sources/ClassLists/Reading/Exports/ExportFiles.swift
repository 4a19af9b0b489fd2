// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables
internal import Zip

/// The tables of a school system that belong together, by the names of their files.
struct ExportFiles {
  /// The files that are read; the others say nothing about students in classes.
  static let names =
    OneRosterFiles.names
    + CanvasFiles.names.filter {
      !OneRosterFiles.names.contains($0)
    }

  private let files: [String: [UInt8]]

  /// Takes the files of a folder.
  init(_ files: [String: [UInt8]]) { self.files = files }

  /// Takes the files out of an archive, wherever in it they are.
  init(_ archive: ZipArchive) throws(ImportError) {
    let folder = Self.folder(in: archive) ?? ""
    var files: [String: [UInt8]] = [:]
    do throws(ZipError) {
      for name in Self.names {
        guard let entry = archive.entry(named: folder + name) else { continue }
        guard entry.size <= Self.sizeLimit else { throw .tooLarge }
        files[name] = try archive.contents(of: entry)
      }
    } catch {
      throw ImportError(error)
    }
    self.files = files
  }

  /// Whether an archive holds such tables.
  static func areIn(_ archive: ZipArchive) -> Bool { folder(in: archive) != nil }

  /// So many bytes may a file have: those of some million users.
  private static let sizeLimit = 512 << 20

  subscript(name: String) -> [UInt8]? { files[name] }

  /// The rows of a file; nil when it is not there.
  ///
  /// - Throws: `ImportError.notText`, when it is neither UTF-8 nor in the encoding.
  func table(_ name: String, _ encoding: TextEncoding) throws(ImportError) -> ExportTable? {
    guard let bytes = files[name] else { return nil }
    let certain = TextEncoding(certainFor: bytes) ?? encoding
    return try ExportTable(FileText(ofClassList: bytes, in: certain).bytes, file: name)
  }

  /// The bytes of the users’ file, which tell the encoding of all.
  var users: [UInt8] { files["users.csv"] ?? [] }

  /// The outermost folder in which two files are that say what it is, with its last `/`.
  private static func folder(in archive: ZipArchive) -> String? {
    var counts: [String: Int] = [:]
    for entry in archive.entries where !entry.name.hasPrefix("__MACOSX/") {
      let name = entry.name.split(separator: "/").last.map(String.init) ?? ""
      guard telling.contains(name.lowercased()) else { continue }
      counts[String(entry.name.dropLast(name.count)), default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.keys.min { ($0.count, $0) < ($1.count, $1) }
  }

  private static let telling: Set = ["manifest.csv", "users.csv", "enrollments.csv", "classes.csv"]
}
