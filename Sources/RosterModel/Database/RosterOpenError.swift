// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import SQLite

/// Why a roster file was not opened.
///
/// The file is as it was.
package enum RosterOpenError: Error, Equatable {
  /// It is a file of another kind.
  case notADatabase
  /// It is a database of another program.
  case notARoster
  /// Parts of it are missing or make no sense.
  case damaged
  /// The log beside it is that of another file or time, and would be written over it.
  case foreignLog
  /// Another program keeps it to itself.
  case locked
  /// The file or its folder may not be written; a copy can be opened.
  case readOnly
  /// A later version of the program made it.
  case newerVersion(Int)
  /// The disk is full.
  case full
  /// It may not be read, or its folder cannot be made.
  case unreachable
  /// Something else failed.
  case failed(DatabaseError)

  init(_ error: DatabaseError) {
    self =
      switch error.kind {
      case .notADatabase: .notADatabase
      case .corrupt: .damaged
      case .busy: .locked
      case .readOnly: .readOnly
      case .full: .full
      case .cannotOpen, .moved: .unreachable
      case .constraint, .interrupted, .other: .failed(error)
      }
  }
}
