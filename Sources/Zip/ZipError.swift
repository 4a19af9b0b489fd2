// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Why an archive, or a file in it, cannot be read.
package enum ZipError: Error, Equatable {
  /// The bytes are no archive.
  case notZip

  /// What it says of itself is not so: it was cut short or changed.
  case damaged

  /// A password is needed to read the file.
  case encrypted

  /// The file is packed in a way that is not known, by its number.
  case unknownMethod(Int)

  /// There is more in it than any list has; see `ZipLimits`.
  case tooLarge

  /// A file in it has a name that leads out of the folder it would be unpacked to.
  case unsafeName(String)

  /// The task in which it was read was cancelled.
  case cancelled
}

/// How much an archive may hold, so that a small file cannot fill the memory.
package enum ZipLimits {
  /// So many files may be in it.
  package static let entryCount = 10_000

  /// So many bytes may all of them have, unpacked.
  package static let size = 2 << 30

  /// So many times its packed size may a file have, beyond `freeSize`.
  package static let ratio = 250

  /// Up to this size, any ratio will do.
  package static let freeSize = 1 << 20
}
