// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Spreadsheets
internal import Zip

extension ImportError {
  /// What a failure to read a spreadsheet means for an import.
  init(_ error: SpreadsheetError) {
    switch error {
    case .damaged: self = .damaged
    case .encrypted: self = .encrypted
    case .tooLarge: self = .tooLarge
    case .cancelled: self = .cancelled
    }
  }

  /// What a failure to read an archive means for an import.
  init(_ error: ZipError) {
    switch error {
    case .notZip, .damaged, .unknownMethod, .unsafeName: self = .damaged
    case .encrypted: self = .encrypted
    case .tooLarge: self = .tooLarge
    case .cancelled: self = .cancelled
    }
  }
}
