// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists

extension ImportError {
  /// What is wrong with the file, and what to do.
  @MainActor var sentence: String {
    switch self {
    case .empty: tr("There is nothing in the file.")
    case .notText(let row):
      tr(
        "Row {row} is not text in any known encoding. Save the list as “CSV UTF-8” and import that.",
        with: ["row": String(row)])
    case .unclosedQuote(let row):
      tr("In row {row} a quotation mark is opened and not closed.", with: ["row": String(row)])
    case .foreign(let kind): kind.sentence
    case .damaged: tr("The file is damaged. Save or download it anew.")
    case .encrypted: ForeignFile.encrypted.sentence
    case .tooLarge: tr("There is more in the file than in any class list.")
    case .filesMissing(let files):
      trn(
        "A file is missing: {files}. Export all files again.",
        "Files are missing: {files}. Export all files again.", files.count,
        with: ["files": files.joined(separator: tr(", "))])
    case .columnMissing(let column, let file):
      tr(
        "The column {column} is missing in {file}. Export all files again.",
        with: ["column": column, "file": file])
    case .cancelled: tr("Import cancelled, nothing was changed")
    }
  }
}

extension ForeignFile {
  /// What the file is, and how a list can be had from it.
  @MainActor fileprivate var sentence: String {
    switch self {
    case .oldSpreadsheet:
      tr(
        "It is a spreadsheet in an old format. Open it in Excel or LibreOffice and save it as .xlsx."
      )
    case .otherSpreadsheet:
      tr("It is a spreadsheet in another format. Save it as .xlsx, .ods or CSV and import that.")
    case .encrypted:
      tr("A password is needed to open it. Save it without a password and import that.")
    case .pdf:
      tr("It is a PDF. Ask for the list as a spreadsheet, or copy its rows into one.")
    case .picture:
      tr("It is a picture or a film. Ask for the list as a spreadsheet.")
    case .document:
      tr("It is a text document. Copy the list from it into a spreadsheet and save that.")
    case .presentation:
      tr("It is a presentation. Copy the list from it into a spreadsheet and save that.")
    case .webPage:
      tr("It is a web page, whatever its name says. Open it in a spreadsheet and save it as .xlsx.")
    case .database:
      tr("It is a database. If it is a backup of Roster, use Restore from Backup.")
    case .archive:
      tr("It is an archive without a class list. Unpack it and import the list in it.")
    }
  }
}
