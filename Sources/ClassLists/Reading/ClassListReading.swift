// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import TextTables

/// What came of reading a class list.
package enum ClassListReading: Sendable {
  case table(ClassTable)

  /// The bytes say something in each of these encodings, the likeliest first.
  case encodingUncertain([TextReading])

  /// No row says what the columns hold.
  case columnsUnnamed(UnnamedColumns)
}

/// What a person said about a file that does not say it itself.
package struct ReadingAnswers: Equatable, Sendable {
  /// The person’s language, such as `zh_CN`.
  package let language: String
  package var encoding: TextEncoding?
  package var columns: NamedColumns?

  package init(
    language: String, encoding: TextEncoding? = nil, columns: NamedColumns? = nil
  ) {
    self.language = language
    self.encoding = encoding
    self.columns = columns
  }
}
