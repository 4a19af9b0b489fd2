// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// What a roster file says about itself.
enum Setting: String, Sendable {
  /// What its owner calls it.
  case name

  /// The language by which its students are put in order.
  case locale

  /// What made its keys, in words.
  case fingerprint

  /// What made its keys, as bytes that compare.
  case keyVersion = "key_version"

  /// Whether students who come are put into the index of words later, which is so only
  /// inside a transaction.
  case searchWaits = "search_waits"

  static let readSQL = "SELECT value FROM setting WHERE name = ?"
}

extension Transaction {
  /// The value of a setting, or NULL.
  func value(of setting: Setting) throws(DatabaseError) -> DatabaseValue {
    try values(Setting.readSQL, [.text(setting.rawValue)]).first?.first ?? .null
  }

  func remove(_ setting: Setting) throws(DatabaseError) {
    try execute("DELETE FROM setting WHERE name = ?", [.text(setting.rawValue)])
  }

  func set(_ setting: Setting, to value: DatabaseValue) throws(DatabaseError) {
    try execute(
      "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = ?2",
      [.text(setting.rawValue), value])
  }
}
