// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Packs files into an archive, one after the other.
///
/// Only packed bytes are in memory. The same files make the same archive: nothing in it
/// says when it was made. It may have up to 65,535 files and 4 GiB.
package final class ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// The file that is being written.
  private var file: WrittenFile?

  package init() {}

  /// Adds a file as a whole.
  package func add(_ name: String, _ contents: [UInt8]) {
    begin(name)
    write(contents)
    end()
  }

  /// Begins a file, whose bytes follow by `write(_:)`.
  package func begin(_ name: String) {
    precondition(file == nil, "a file is not ended")
    let begun = WrittenFile(name, at: bytes.count)
    // What it says of sizes is put right at the end.
    bytes += begun.header(packedSize: 0)
    file = begun
  }

  /// Adds bytes to the file that was begun.
  package func write(_ part: [UInt8]) {
    file?.size += part.count
    file?.checksum.add(part)
    file?.deflater.pack(part, isLast: false, onto: &bytes)
  }

  /// Ends the file.
  package func end() {
    guard let file else { return }
    file.deflater.pack([], isLast: true, onto: &bytes)
    let headerSize = file.header(packedSize: 0).count
    let packedSize = bytes.count - file.position - headerSize
    bytes.replaceSubrange(
      file.position..<file.position + headerSize, with: file.header(packedSize: packedSize))
    directory += file.directoryEntry(packedSize: packedSize)
    count += 1
    self.file = nil
  }

  /// The archive; nothing can be added then.
  package func archive() -> [UInt8] {
    precondition(file == nil, "a file is not ended")
    var end: [UInt8] = [0x50, 0x4b, 5, 6, 0, 0, 0, 0]
    end.append(count, size: 2)
    end.append(count, size: 2)
    end.append(directory.count, size: 4)
    end.append(bytes.count, size: 4)
    end.append(0, size: 2)
    return bytes + directory + end
  }
}

/// What an archive says about a file in it (APPNOTE.TXT, 4.3.7 and 4.3.12).
private struct WrittenFile {
  /// Where its header is.
  let position: Int

  let deflater = Deflater()
  var checksum = Checksum()
  var size = 0
  private let name: [UInt8]

  init(_ name: String, at position: Int) {
    self.name = Array(name.utf8)
    self.position = position
  }

  /// What stands before it.
  func header(packedSize: Int) -> [UInt8] {
    [0x50, 0x4b, 3, 4] + facts(packedSize: packedSize) + name
  }

  /// What stands in the list of files.
  func directoryEntry(packedSize: Int) -> [UInt8] {
    var entry: [UInt8] = [0x50, 0x4b, 1, 2, 20, 0] + facts(packedSize: packedSize)
    // It has no comment, is in the first part of the archive, and has no attributes.
    entry.append(0, size: 2 + 2 + 2 + 4)
    entry.append(position, size: 4)
    return entry + name
  }

  /// What is said in both places: deflated, with a name in UTF-8, on the first of 1980.
  private func facts(packedSize: Int) -> [UInt8] {
    var facts: [UInt8] = []
    facts.append(20, size: 2)
    facts.append(0x800, size: 2)
    facts.append(8, size: 2)
    facts.append(0x21 << 16, size: 4)
    facts.append(Int(checksum.value), size: 4)
    facts.append(packedSize, size: 4)
    facts.append(size, size: 4)
    facts.append(name.count, size: 2)
    facts.append(0, size: 2)
    return facts
  }
}

extension [UInt8] {
  /// Adds a number in so many bytes, the lowest first.
  fileprivate mutating func append(_ number: Int, size: Int) {
    precondition(size >= 8 || number >> (size * 8) == 0, "an archive cannot be so large")
    for place in 0..<size { append(UInt8(truncatingIfNeeded: number >> (place * 8))) }
  }
}
