// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Connection {
  /// Copies the database as it stands into a new file, which is on the disk when this
  /// returns.
  ///
  /// Until it is whole the copy has `.part` after its name, so that nobody takes a part
  /// for all.
  ///
  /// - Throws: `DatabaseError`, as when something stands at the path or the disk is
  ///   full; then there is no copy.
  /// - Complexity: O(bytes).
  package func copy(to target: DatabaseFile) throws(DatabaseError) {
    let part = DatabaseFile(target.path + ".part")
    part.remove()
    do throws(DatabaseError) {
      try execute("VACUUM INTO ?", [.text(part.path)])
      try part.move(to: target)
    } catch {
      part.remove()
      throw error
    }
  }
}
