// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension Store {
  /// The length of the write-ahead log, in pages, from which it is written back.
  private static let longLog = 1000

  /// Writes a long log back into the file, or asks for it when readers must
  /// move first.
  func keepLogShort() {
    guard connection.logPageCount > Self.longLog else { return }
    if hasReaders.load(ordering: .relaxed) {
      logIsLong.store(true, ordering: .relaxed)
    } else {
      _ = try? checkpoint()
    }
  }

  /// Writes the log back and closes the file.
  ///
  /// Later calls throw.
  ///
  /// Close the view context first.
  public func close() {
    _ = try? checkpoint()
    connection.close()
    endCommits()
  }

  /// Writes the log back as far as readers allow, without waiting for them, and
  /// gives back the memory of pages that are written.
  ///
  /// - Returns: Whether all of it was written, so that the log starts over once
  ///   the readers have moved.
  @discardableResult
  func checkpoint() throws(DatabaseError) -> Bool {
    logIsLong.store(false, ordering: .relaxed)
    let isComplete = try connection.first("PRAGMA wal_checkpoint(PASSIVE)") {
      $0.integer(at: 1) == $0.integer(at: 2)
    }
    try connection.executeScript("PRAGMA shrink_memory")
    return isComplete ?? false
  }
}
