// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The idle readers for what is read on another thread and shown later.
///
/// The first page of a search and all that it finds are read by two readers. So the
/// next first page neither waits until what the last key asked for has stopped, nor
/// finds its pages pushed out of the cache by it.
struct AsideReaders: ~Copyable {
  private var short: SnapshotReader?
  private var long: SnapshotReader?

  /// Takes the reader for short or for long readings, or opens one.
  mutating func take(isShort: Bool, path: String) throws(DatabaseError) -> SnapshotReader {
    if let reader = isShort ? short.take() : long.take() { return reader }
    let reader = try SnapshotReader.open(path)
    reader.connection.stopWhenTold(orCancelled: true)
    if isShort { try reader.connection.executeScript("PRAGMA cache_size = -4096") }
    return reader
  }

  /// Keeps a reader for the next reading of its kind, unless there is one.
  mutating func putBack(_ reader: consuming SnapshotReader, isShort: Bool) {
    switch (isShort, short == nil, long == nil) {
    case (true, true, _): short = consume reader
    case (false, _, true): long = consume reader
    default: reader.close()
    }
  }

  func close() {
    short?.close()
    long?.close()
  }
}
