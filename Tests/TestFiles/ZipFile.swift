// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// An archive as a test wants it, whole or with a fault.
package struct ZipFile {
  /// A file in it.
  package struct Entry {
    package var name: String
    package var bytes: [UInt8]

    /// What the directory says; nil for what is so.
    package var size: Int?
    package var checksum: UInt32?

    /// How `bytes` are packed: 0 for not at all, 8 for deflated.
    package var method: UInt16 = 0
    package var flags: UInt16 = 0x800

    package init(
      _ name: String, _ bytes: [UInt8], size: Int? = nil, checksum: UInt32? = nil,
      method: UInt16 = 0, flags: UInt16 = 0x800
    ) {
      (self.name, self.bytes, self.size, self.checksum) = (name, bytes, size, checksum)
      (self.method, self.flags) = (method, flags)
    }
  }

  /// The archive of some texts, by name.
  package static func bytes(_ texts: KeyValuePairs<String, String>) -> [UInt8] {
    bytes(texts.map { Entry($0.key, Array($0.value.utf8)) })
  }

  /// The archive of some files.
  package static func bytes(_ entries: [Entry]) -> [UInt8] {
    var (files, directory): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      let name = Array(entry.name.utf8)
      let shared =
        little(20, 2) + little(Int(entry.flags), 2) + little(Int(entry.method), 2) + little(0, 4)
        + little(Int(entry.checksum ?? checksum(entry.bytes)), 4) + little(entry.bytes.count, 4)
        + little(entry.size ?? entry.bytes.count, 4) + little(name.count, 2) + little(0, 2)
      directory += [0x50, 0x4b, 1, 2, 20, 0] + shared + little(0, 10) + little(files.count, 4)
      directory += name
      files += [0x50, 0x4b, 3, 4] + shared + name + entry.bytes
    }
    let count = little(entries.count, 2)
    return files + directory + [0x50, 0x4b, 5, 6, 0, 0, 0, 0] + count + count
      + little(directory.count, 4) + little(files.count, 4) + little(0, 2)
  }

  /// A number in so many bytes, the lowest first.
  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The CRC-32 of a file.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xedb8_8320 ^ sum >> 1 }
  }
}
