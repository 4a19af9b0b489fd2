// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CZlib

/// Packs bytes as deflate does, part by part.
final class Deflater {
  private static let partSize = 65_536

  /// Where zlib keeps its place; it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    precondition(czlib_deflate_init_raw(stream) == Z_OK, "there is no memory for zlib")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Packs a part and adds what comes of it so far.
  ///
  /// - Parameter isLast: Whether nothing follows it.
  func pack(_ part: [UInt8], isLast: Bool, onto packed: inout [UInt8]) {
    part.withUnsafeBytes { bytes in
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.pointee.avail_in = UInt32(bytes.count)
      repeat { packed += next(isLast ? Z_FINISH : Z_NO_FLUSH) } while stream.pointee.avail_out == 0
    }
  }

  private func next(_ flush: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.partSize) { buffer, count in
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = UInt32(Self.partSize)
      deflate(stream, flush)
      count = Self.partSize - Int(stream.pointee.avail_out)
    }
  }
}
