// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A character set, by any of the names ICU knows it under.
package struct Charset: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The text that `bytes` are in this character set.
  ///
  /// - Throws: `ICUError`, with the position of the first bytes that are not
  ///   text in it: nothing is replaced or left out.
  package func decode(_ bytes: [UInt8]) throws(ICUError) -> String {
    let opened = try checked(name) { cicu_converter_open(name, &$0) }
    guard let converter = opened else { throw ICUError(U_FILE_ACCESS_ERROR, name) }
    defer { cicu_converter_close(converter) }
    // ICU makes at most two UTF-16 units of a byte in every set it ships.
    var code = U_ZERO_ERROR
    var position = 0
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count * 2 + 16) { buffer, count in
      (count, position) = decode(bytes, with: converter, into: buffer, &code)
    }
    guard code.rawValue <= U_ZERO_ERROR.rawValue else {
      throw ICUError(code, name, position: position)
    }
    return units.withUnsafeBufferPointer { String($0) }
  }

  /// How many units were written, and where in the bytes reading stopped.
  private func decode(
    _ bytes: [UInt8], with converter: OpaquePointer,
    into buffer: UnsafeMutableBufferPointer<UInt16>, _ code: inout UErrorCode
  ) -> (count: Int, position: Int) {
    bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var source = start
      var target = buffer.baseAddress
      cicu_converter_decode(
        converter, &target, buffer.baseAddress! + buffer.count, &source,
        start.map { $0 + bytes.count }, &code)
      let read = start.map { source! - $0 } ?? 0
      let invalid = code.rawValue > 0 ? Int(cicu_converter_invalid_count(converter)) : 0
      return (target! - buffer.baseAddress!, max(0, read - invalid))
    }
  }
}
