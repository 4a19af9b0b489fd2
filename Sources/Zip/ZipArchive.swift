// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Files packed into one, as its central directory lists them.
///
/// Nothing is unpacked before it is read, and nothing is ever written to a disk.
package struct ZipArchive: Sendable {
  /// A file in it.
  package struct Entry: Sendable {
    /// Its path, with `/` between folders.
    package let name: String

    /// How many bytes it has, unpacked.
    package let size: Int

    let packedSize: Int
    let checksum: UInt32
    let method: Int
    let isEncrypted: Bool
    let headerPosition: Int
  }

  /// The files, without folders; those whose names are not UTF-8 are left out.
  package let entries: [Entry]

  let bytes: [UInt8]

  /// Whether bytes begin as an archive does.
  package static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4b, 3, 4]) || bytes.starts(with: [0x50, 0x4b, 5, 6])
  }

  /// Reads the directory.
  ///
  /// - Throws: `ZipError`, also when there is more in it than `ZipLimits` allow.
  package init(_ bytes: [UInt8]) throws(ZipError) {
    guard Self.isZip(bytes) else { throw .notZip }
    self.bytes = bytes
    entries = try ZipDirectory(bytes).entries()
  }

  /// The file with a name, whatever its case.
  package func entry(named name: String) -> Entry? {
    entries.first { $0.name == name }
      ?? entries.first { $0.name.lowercased() == name.lowercased() }
  }

  /// All bytes of a file.
  package func contents(of entry: Entry) throws(ZipError) -> [UInt8] {
    let reader = try reader(of: entry)
    var contents: [UInt8] = []
    contents.reserveCapacity(min(entry.size, ZipLimits.freeSize))
    while let part = try reader.next() { contents += part }
    return contents
  }

  /// What unpacks a file part by part.
  package func reader(of entry: Entry) throws(ZipError) -> ZipEntryReader {
    try ZipEntryReader(entry, in: bytes)
  }
}
