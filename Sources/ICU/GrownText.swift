// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// The text that a call of ICU writes, with a larger buffer when the first was too small.
///
/// - Parameter call: Writes UTF-16 and answers how long the whole is.
func grownText(
  _ subject: String, startingAt capacity: Int,
  _ call: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
) throws(ICUError) -> String {
  var capacity = capacity
  while true {
    var code = U_ZERO_ERROR
    var length = 0
    let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      length = Int(call(start, Int32(capacity), &code))
      guard code.rawValue <= U_ZERO_ERROR.rawValue else { return "" }
      return String(UnsafeBufferPointer(rebasing: buffer.prefix(length)))
    }
    if code.rawValue <= U_ZERO_ERROR.rawValue { return text }
    guard code == U_BUFFER_OVERFLOW_ERROR else { throw ICUError(code, subject) }
    capacity = max(length, capacity * 2)
  }
}

extension String {
  /// The text that UTF-16 stands for.
  init(_ units: UnsafeBufferPointer<UInt16>) {
    // A unit becomes three bytes at most.
    self.init(unsafeUninitializedCapacity: units.count * 3) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        let length = Int32(units.count)
        return Int(
          cicu_to_utf8(units.baseAddress, length, bytes.baseAddress, Int32(bytes.count)))
      }
    }
  }
}
