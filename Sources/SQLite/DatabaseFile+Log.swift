// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

extension DatabaseFile {
  /// Where the log beside a database comes from.
  package enum LogOrigin: Sendable {
    /// From this file, or it says nothing of that, or there is none.
    case own
    /// From this file or another of the same program, at another time.
    case otherTime
    /// From a file of another program.
    case otherProgram
  }

  /// Where the log beside the database comes from.
  ///
  /// SQLite takes a log for the file’s own by its name alone. One that was left there by
  /// another file, or by this one at another time, as in a copy that was made of one after
  /// the other, would be written over it. The count of changes in the file’s head tells: its
  /// own log goes on from it, or holds what was written back last (`Connection.countChange()`).
  ///
  /// - Parameter applicationID: The program whose file it is.
  /// - Complexity: O(pages of the log).
  package func logOrigin(for applicationID: Int32) -> LogOrigin {
    // Another process may write the log back and begin it anew meanwhile.
    for _ in 0..<10 {
      guard case .database(let header) = content(), let log = committedLog() else { return .own }
      let isOfProgram = log.applicationID == applicationID
      if isOfProgram && log.follows(header.changeCount) { return .own }
      if content() == .database(header) { return isOfProgram ? .otherTime : .otherProgram }
    }
    return .own
  }

  /// What is committed in the log beside the file; nil when nothing is that has to do with
  /// its head.
  ///
  /// Source: “Database File Format”, section 4. Checksums are not looked at.
  private func committedLog() -> Log? {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let head = Self.numbers(8, at: 0, of: descriptor)
    guard head.count == 8, head[0] & ~1 == 0x377f_0682 else { return nil }
    var (committed, latest) = (Log?.none, Log?.none)
    var place = 32
    while case let frame = Self.numbers(4, at: place, of: descriptor), frame.count == 4,
      frame[2...] == head[4..<6]
    {
      if frame[0] == 1 {
        let page = Self.numbers(18, at: place + 24, of: descriptor)
        guard page.count == 18 else { break }
        let first = latest?.changes.lowerBound ?? page[6]
        latest = Log(
          applicationID: Int32(bitPattern: page[17]), changes: first...max(first, page[6]))
      }
      if frame[1] > 0 { committed = latest }
      place += 24 + Int(head[2])
    }
    return committed
  }

  /// Some numbers of 32 bits; fewer where the file ends.
  private static func numbers(_ count: Int, at place: Int, of descriptor: Int32) -> [UInt32] {
    var bytes = [UInt8](repeating: 0, count: 4 * count)
    let read = pread(descriptor, &bytes, bytes.count, place)
    return stride(from: 0, to: max(0, read) / 4 * 4, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

/// What a log says of the file that it is of.
private struct Log {
  /// The program that the file belongs to.
  let applicationID: Int32

  /// The counts of changes in the file’s head, from the first to the last.
  let changes: ClosedRange<UInt32>

  /// Whether it goes on from a file with this count, or holds all that the file has of it.
  func follows(_ count: UInt32) -> Bool {
    count &+ 1 == changes.lowerBound || changes.contains(count)
  }
}
