// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Columns of our own in the users’ file of an export: what the standard has none for.
enum OneRosterColumns {
  /// The name as it is written here.
  static let name = "metadata.roster.name"
  static let reading = "metadata.roster.reading"
  static let note = "metadata.roster.note"

  static let all = [name, reading, note]
}
