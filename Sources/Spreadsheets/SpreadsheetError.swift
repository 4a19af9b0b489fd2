// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// Why a spreadsheet cannot be read.
package enum SpreadsheetError: Error, Equatable {
  /// It is not what its format asks for: it was cut short or changed.
  case damaged

  /// A password is needed to read it.
  case encrypted

  /// There is more in it than any list has; see `SpreadsheetLimits`.
  case tooLarge

  /// The task in which it was read was cancelled.
  case cancelled

  init(_ error: ZipError) {
    switch error {
    case .notZip, .damaged, .unknownMethod, .unsafeName: self = .damaged
    case .encrypted: self = .encrypted
    case .tooLarge: self = .tooLarge
    case .cancelled: self = .cancelled
    }
  }

  init(_ error: XMLError) {
    switch error {
    case .malformed, .entities: self = .damaged
    case .tooLarge: self = .tooLarge
    }
  }
}

/// How much a sheet may hold, so that a small file cannot fill the memory.
package enum SpreadsheetLimits {
  /// So many rows may there be: as many as spreadsheets have.
  package static let rowCount = 1_048_576

  /// So many columns may have something in them.
  package static let columnCount = 1024

  /// So many bytes may a cell have: as many letters as spreadsheets allow.
  package static let cellLength = 4 * 32_767

  /// So many texts may the cells of a workbook share.
  package static let sharedTextCount = 4_000_000

  /// So many bytes may they have together.
  package static let sharedTextLength = 128 << 20

  /// So often may a row with something in it be repeated by a number alone.
  package static let repetitionCount = 10_000
}
