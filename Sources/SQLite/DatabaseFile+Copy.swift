// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc

extension DatabaseFile {
  /// Copies a database that may only be read, with what stands in its log.
  ///
  /// SQLite opens no WAL database in a folder that may not be written. One that
  /// may be is copied by `VACUUM INTO` instead, never by its file. The copy may
  /// be read by its owner alone; a failure leaves none.
  ///
  /// - Parameter copy: Where nothing stands yet, in a folder that may be written.
  /// - Throws: `DatabaseError`: of the kind `busy` when someone wrote meanwhile,
  ///   `full` when there is no room, else `cannotOpen`.
  /// - Complexity: O(bytes).
  package func copy(to copy: DatabaseFile) throws(DatabaseError) {
    guard !copy.exists else {
      throw DatabaseError(code: SQLITE_CANTOPEN, message: "something stands there already")
    }
    let before = Self.parts.map { Stamp(path + $0) }
    do throws(DatabaseError) {
      for (part, stamp) in zip(Self.parts, before) where stamp != nil {
        try copyBytes(path + part, to: copy.path + part)
      }
      guard before == Self.parts.map({ Stamp(path + $0) }) else {
        throw DatabaseError(code: SQLITE_BUSY, message: "the file changed while it was copied")
      }
    } catch {
      copy.remove()
      throw error
    }
  }

  /// Gives a database that nobody has open a name that nothing has.
  ///
  /// - Throws: `DatabaseError` of the kind `cannotOpen`, as when something stands there;
  ///   then both are as they were.
  package func move(to target: DatabaseFile) throws(DatabaseError) {
    // Who makes the file knows that nobody else did, and may replace it.
    let place = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard place >= 0 else { throw failure() }
    close(place)
    guard rename(path, target.path) == 0 else {
      let failure = failure()
      unlink(target.path)
      throw failure
    }
  }

  /// Deletes the file and what SQLite made beside it.
  package func remove() {
    for part in Self.parts + ["-shm"] { unlink(path + part) }
  }

  /// The file, the log of WAL mode, and that of a transaction that was broken off.
  private static let parts = ["", "-wal", "-journal"]
}

/// What tells whether a file was written.
private struct Stamp: Equatable {
  private let numbers: [Int]

  /// Looks at a file; nil when it is not there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    numbers = [
      Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }
}

private func copyBytes(_ path: String, to copy: String) throws(DatabaseError) {
  let source = open(path, O_RDONLY | O_CLOEXEC)
  guard source >= 0 else { throw failure() }
  defer { close(source) }
  let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard target >= 0 else { throw failure() }
  defer { close(target) }
  var count = 0
  repeat {
    count = sendfile(target, source, nil, 1 << 20)
  } while count > 0
  guard count == 0, fsync(target) == 0 else { throw failure() }
}

/// What the last call of the system failed with.
private func failure() -> DatabaseError {
  let code = errno == ENOSPC || errno == EDQUOT ? SQLITE_FULL : SQLITE_CANTOPEN
  return DatabaseError(code: code, message: String(cString: strerror(errno)))
}
