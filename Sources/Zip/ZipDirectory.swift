// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The list of files at the end of an archive (APPNOTE.TXT, 4.3.12 and 4.3.16).
struct ZipDirectory {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let count: Int

  /// How many bytes stand before the archive, which do not belong to it.
  private let base: Int

  /// Finds it by the record at the end.
  init(_ bytes: [UInt8]) throws(ZipError) {
    guard let end = Self.endRecord(in: bytes) else { throw .damaged }
    let size = Int(bytes.uint32(at: end + 12))
    let start = end - size
    let said = Int(bytes.uint32(at: end + 16))
    guard start >= said else { throw .damaged }
    count = Int(bytes.uint16(at: end + 10))
    guard count <= ZipLimits.entryCount else { throw .tooLarge }
    self.bytes = bytes
    range = start..<end
    base = start - said
  }

  /// The files it lists.
  func entries() throws(ZipError) -> [ZipArchive.Entry] {
    var entries: [ZipArchive.Entry] = []
    var names: Set<String> = []
    var (position, size) = (range.lowerBound, 0)
    for _ in 0..<count {
      guard position + 46 <= range.upperBound, bytes.uint32(at: position) == 0x0201_4b50 else {
        throw .damaged
      }
      let nameLength = Int(bytes.uint16(at: position + 28))
      let extraLength = Int(bytes.uint16(at: position + 30))
      let next =
        position + 46 + nameLength + extraLength + Int(bytes.uint16(at: position + 32))
      guard next <= range.upperBound else { throw .damaged }
      if let entry = try entry(at: position, nameLength: nameLength, extraLength: extraLength) {
        guard names.insert(entry.name).inserted else { throw .damaged }
        size += entry.size
        guard size <= ZipLimits.size else { throw .tooLarge }
        entries.append(entry)
      }
      position = next
    }
    return entries
  }

  /// A file; nil for a folder.
  private func entry(
    at position: Int, nameLength: Int, extraLength: Int
  ) throws(ZipError) -> ZipArchive.Entry? {
    let nameStart = position + 46
    let name = String(validating: bytes[nameStart..<nameStart + nameLength], as: UTF8.self)
    guard let name = name?.replacing("\\", with: "/"), !name.hasSuffix("/") else { return nil }
    guard Self.isSafe(name) else { throw .unsafeName(name) }
    var sizes = ZipSizes(bytes, at: position)
    let extraStart = nameStart + nameLength
    try sizes.complete(from: bytes[extraStart..<extraStart + extraLength])
    guard sizes.size <= ZipLimits.size else { throw .tooLarge }
    return ZipArchive.Entry(
      name: name, size: sizes.size, packedSize: sizes.packedSize,
      checksum: bytes.uint32(at: position + 16), method: Int(bytes.uint16(at: position + 10)),
      isEncrypted: bytes.uint16(at: position + 8) & 1 != 0,
      headerPosition: base + sizes.headerPosition)
  }

  /// Whether a path stays below the folder it starts in.
  private static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.utf8.contains(0) && !name.hasPrefix("/")
      && !parts.contains("..") && !(parts[0].count == 2 && parts[0].hasSuffix(":"))
  }

  /// Where the last record starts, which a comment may follow.
  private static func endRecord(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(0, bytes.count - 22 - 65_535)
    return (first...bytes.count - 22).reversed().first { position in
      bytes.uint32(at: position) == 0x0605_4b50
        && position + 22 + Int(bytes.uint16(at: position + 20)) <= bytes.count
        && Int(bytes.uint32(at: position + 12)) <= position
    }
  }
}

extension [UInt8] {
  /// The number in two bytes, the lower first.
  func uint16(at position: Int) -> UInt16 {
    UInt16(self[position]) | UInt16(self[position + 1]) << 8
  }

  /// The number in four bytes, the lowest first.
  func uint32(at position: Int) -> UInt32 {
    UInt32(uint16(at: position)) | UInt32(uint16(at: position + 2)) << 16
  }
}
