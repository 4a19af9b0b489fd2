// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Section information that is kept in the database under a name.
///
/// It says for which request and for which place in the journal it was true.
/// Another request makes it worthless; later changes are rolled forward, or the
/// sections are counted anew when the journal cannot tell them.
struct SectionCache: Sendable {
  let name: String

  /// What the sections depend on: the query's SQL and arguments.
  let request: String

  let position: JournalPosition
  let sections: [SectionHead]
}

extension SectionCache {
  /// Reads the cache of a name if it was made for `request`.
  init?(
    _ name: String, request: String, in connection: borrowing Connection
  ) throws(DatabaseError) {
    let position: JournalPosition?? = try connection.first(
      """
      SELECT seq, epoch, schema_version FROM section_cache WHERE name = ? AND request = ?
      """, [.text(name), .text(request)]
    ) {
      JournalPosition(
        seq: $0.integer(at: 0), epoch: $0.integer(at: 1), schemaVersion: $0.integer(at: 2))
    }
    guard case .some(.some(let position)) = position else { return nil }
    var sections: [SectionHead] = []
    try connection.query(
      "SELECT key, title, rows FROM cached_section WHERE cache = ? ORDER BY place", [.text(name)]
    ) {
      sections.append(
        SectionHead(
          key: $0.value(at: 0), name: $0.text(at: 1) ?? "", count: Int($0.integer(at: 2))))
    }
    self.init(name: name, request: request, position: position, sections: sections)
  }

  /// Writes the cache in place of one that had its name.
  func save(in connection: borrowing Connection) throws(DatabaseError) {
    try Self.delete(name, in: connection)
    try connection.execute(
      "INSERT INTO section_cache VALUES (?, ?, ?, ?, ?)",
      [
        .text(name), .text(request), .integer(position.seq), .integer(position.epoch),
        .integer(position.schemaVersion),
      ])
    for (place, section) in sections.enumerated() {
      try connection.execute(
        "INSERT INTO cached_section VALUES (?, ?, ?, ?, ?)",
        [
          .text(name), .integer(Int64(place)), section.key, .text(section.name),
          .integer(Int64(section.count)),
        ])
    }
  }

  /// Deletes the cache of a name, or all caches.
  static func delete(_ name: String?, in connection: borrowing Connection) throws(DatabaseError) {
    let name: DatabaseValue = name.map { .text($0) } ?? .null
    try connection.execute("DELETE FROM section_cache WHERE ifnull(?1, name) = name", [name])
    try connection.execute("DELETE FROM cached_section WHERE ifnull(?1, cache) = cache", [name])
  }
}

extension FetchQuery {
  /// What section information depends on, as a text.
  var fingerprint: String {
    ([idsSQL, sectionNameSQL ?? ""] + arguments.map { "\($0)" }).joined(separator: "\n")
  }
}
