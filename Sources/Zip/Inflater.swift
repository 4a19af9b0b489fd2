// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CZlib

/// Unpacks what deflate packed, part by part.
final class Inflater {
  /// Where zlib keeps its place; it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Whether all of it was unpacked.
  private(set) var isAtEnd = false

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    precondition(czlib_inflate_init_raw(stream) == Z_OK, "there is no memory for zlib")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks up to `limit` bytes from a range of packed ones, whose beginning is moved to
  /// what is still to be read.
  ///
  /// - Throws: `ZipError.damaged`, when they are not what deflate writes.
  func next(
    _ limit: Int, from bytes: [UInt8], _ range: inout Range<Int>
  ) throws(ZipError) -> [UInt8] {
    var status = Z_OK
    let part = bytes.withUnsafeBytes { packed in
      [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let start = packed.baseAddress.map { $0 + range.lowerBound }
        stream.pointee.next_in = UnsafeMutablePointer(
          mutating: start?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = UInt32(range.count)
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(limit)
        status = inflate(stream, Z_NO_FLUSH)
        count = limit - Int(stream.pointee.avail_out)
      }
    }
    range = range.upperBound - Int(stream.pointee.avail_in)..<range.upperBound
    isAtEnd = status == Z_STREAM_END
    guard isAtEnd || (status == Z_OK && !part.isEmpty) else { throw .damaged }
    return part
  }
}

/// The sum by which an archive knows whether a file is whole.
struct Checksum {
  private(set) var value: UInt32 = 0

  mutating func add(_ bytes: [UInt8]) {
    value = UInt32(truncatingIfNeeded: crc32(UInt(value), bytes, UInt32(bytes.count)))
  }
}
