// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The tables of the journal, in which the database itself writes every change.
///
/// `journal` has a row for each row change, `<entity>_before` the values before
/// an update or delete, `change_group` one row for each user action, and
/// `store_state` the group that is being written. `section_cache` keeps what
/// controllers with a cache name know of their sections. `index_schema` says between
/// which schema versions nothing but indexes came.
enum JournalSchema {
  /// The tables that `sql` makes.
  static let tables = [
    "journal", "change_group", "store_state", "section_cache", "cached_section", "index_schema",
  ]

  static let sql = """
    CREATE TABLE IF NOT EXISTS journal (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      change_group INTEGER,
      entity TEXT NOT NULL,
      row_id INTEGER NOT NULL,
      kind INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS change_group (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      root INTEGER,
      first_seq INTEGER NOT NULL,
      last_seq INTEGER NOT NULL,
      state TEXT,
      latest INTEGER
    );
    CREATE INDEX IF NOT EXISTS change_group_undone ON change_group (id) WHERE state = 'undone';
    CREATE TABLE IF NOT EXISTS store_state (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      epoch INTEGER NOT NULL,
      pruned_through INTEGER NOT NULL,
      open_group INTEGER
    );
    CREATE TABLE IF NOT EXISTS section_cache (
      name TEXT PRIMARY KEY,
      request TEXT NOT NULL,
      seq INTEGER NOT NULL,
      epoch INTEGER NOT NULL,
      schema_version INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS cached_section (
      cache TEXT NOT NULL,
      place INTEGER NOT NULL,
      key,
      title TEXT NOT NULL,
      rows INTEGER NOT NULL,
      PRIMARY KEY (cache, place)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS index_schema (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      since INTEGER NOT NULL,
      through INTEGER NOT NULL
    );
    INSERT OR IGNORE INTO store_state VALUES (1, 0, 0, NULL);
    """
}

/// What a journal row says of its row.
enum JournalKind: Int64 {
  case insert = 1
  case update = 2
  case delete = 3
  /// An INSERT found a row of the same id. Other tools' REPLACE deletes it
  /// without a trigger, so this says only that the row may have changed.
  case replace = 4
}
