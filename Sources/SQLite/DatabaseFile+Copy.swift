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
    // From here on the place is ours.
    try copyBytes(path, to: copy.path)
    do throws(DatabaseError) {
      for (part, stamp) in zip(Self.parts, before).dropFirst() where stamp != nil {
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

  /// Gives a database that nobody has open a name that nothing has, and sees that both
  /// are on the disk.
  ///
  /// - Throws: `DatabaseError` of the kind `cannotOpen`, as when something stands there;
  ///   then both are as they were.
  package func move(to target: DatabaseFile) throws(DatabaseError) {
    guard sync(path) else { throw failure() }
    if link(path, target.path) == 0 {
      unlink(path)
    } else {
      try moveWithoutLink(to: target)
    }
    guard sync(target.folder) else { throw failure() }
  }

  /// The same on a disk that knows no second name of a file.
  private func moveWithoutLink(to target: DatabaseFile) throws(DatabaseError) {
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

  /// Takes the place of another database, which gets a name that nothing has; nobody has
  /// one of them open.
  ///
  /// At each moment one of the two is whole at the place.
  ///
  /// - Throws: `DatabaseError` of the kind `cannotOpen`; then all is as it was.
  package func takePlace(
    of other: DatabaseFile, keeping kept: DatabaseFile
  ) throws(DatabaseError) {
    // Some disks have no links: there the place is empty for a moment.
    guard sync(path), link(other.path, kept.path) == 0 || rename(other.path, kept.path) == 0
    else { throw failure() }
    // A log must not be taken for that of the new one.
    for part in Self.parts.dropFirst() { rename(other.path + part, kept.path + part) }
    guard rename(path, other.path) == 0, sync(other.folder) else {
      let failure = failure()
      for part in Self.parts { rename(kept.path + part, other.path + part) }
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

/// Makes a file of the same bytes; a failure leaves none.
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
  guard count == 0, fsync(target) == 0 else {
    let failure = failure()
    unlink(copy)
    throw failure
  }
}

/// Waits until a file, or the names in a folder, are on the disk.
private func sync(_ path: String) -> Bool {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return fsync(descriptor) == 0
}

/// What the last call of the system failed with.
private func failure() -> DatabaseError {
  let code = errno == ENOSPC || errno == EDQUOT ? SQLITE_FULL : SQLITE_CANTOPEN
  return DatabaseError(code: code, message: String(cString: strerror(errno)))
}
