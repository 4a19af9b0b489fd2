// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Unpacks a file of an archive part by part.
///
/// No more than one part is in memory. The last one is given only when the whole
/// is what the directory says, by size and checksum.
package final class ZipEntryReader {
  private static let partSize = 65_536

  private let bytes: [UInt8]
  private let entry: ZipArchive.Entry

  /// The packed bytes that are still to be read.
  private var range: Range<Int>

  /// Nil for a file that is stored as it is.
  private let inflater: Inflater?

  private var size = 0
  private var checksum = Checksum()

  init(_ entry: ZipArchive.Entry, in bytes: [UInt8]) throws(ZipError) {
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.size <= max(ZipLimits.freeSize, entry.packedSize * ZipLimits.ratio) else {
      throw .tooLarge
    }
    switch entry.method {
    case 0: inflater = nil
    case 8: inflater = Inflater()
    case 99: throw .encrypted
    case let method: throw .unknownMethod(method)
    }
    self.bytes = bytes
    self.entry = entry
    range = try Self.packedRange(of: entry, in: bytes)
  }

  /// How much has been unpacked, from 0 to 1.
  package var fraction: Double { entry.size == 0 ? 1 : Double(size) / Double(entry.size) }

  /// The next bytes, or nil at the end.
  ///
  /// - Throws: `ZipError.damaged`, or `.cancelled` once its task is.
  package func next() throws(ZipError) -> [UInt8]? {
    guard !Task.isCancelled else { throw .cancelled }
    guard size < entry.size else {
      guard checksum.value == entry.checksum else { throw .damaged }
      return nil
    }
    let limit = min(Self.partSize, entry.size - size)
    let part = try unpacked(limit)
    size += part.count
    checksum.add(part)
    let isCut = inflater?.isAtEnd == true && size < entry.size
    guard !isCut, size < entry.size || checksum.value == entry.checksum else { throw .damaged }
    return part
  }

  private func unpacked(_ limit: Int) throws(ZipError) -> [UInt8] {
    if let inflater { return try inflater.next(limit, from: bytes, &range) }
    guard limit <= range.count else { throw .damaged }
    defer { range = range.lowerBound + limit..<range.upperBound }
    return Array(bytes[range.prefix(limit)])
  }

  /// Where the packed bytes are: behind a header with lengths of its own.
  private static func packedRange(
    of entry: ZipArchive.Entry, in bytes: [UInt8]
  ) throws(ZipError) -> Range<Int> {
    let header = entry.headerPosition
    guard header + 30 <= bytes.count, bytes.uint32(at: header) == 0x0403_4b50 else {
      throw .damaged
    }
    let start =
      header + 30 + Int(bytes.uint16(at: header + 26)) + Int(bytes.uint16(at: header + 28))
    guard start + entry.packedSize <= bytes.count else { throw .damaged }
    return start..<start + entry.packedSize
  }
}
