// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

extension RosterDatabase {
  /// Opens a private copy of a roster that may only be read.
  ///
  /// Changes stay in the copy, of which `path` tells the place. Each copy is a
  /// new one, so no earlier one is lost.
  ///
  /// - Throws: `RosterOpenError`; the original is as it was, and there is no copy.
  /// - Complexity: O(bytes).
  package static func openCopy(
    of path: String
  ) async throws(RosterOpenError) -> RosterDatabase {
    let name = path.split(separator: "/").last ?? "roster.db"
    return try await openCopy(
      of: RosterFile(path: path, schema: .current), at: "\(copiesFolder)/\(name)")
  }

  static func openCopy(
    of original: RosterFile, at path: String
  ) async throws(RosterOpenError) -> RosterDatabase {
    let copy = try await copy(of: original, at: path)
    do throws(RosterOpenError) {
      return try await open(copy)
    } catch {
      DatabaseFile(copy.path).remove()
      throw error
    }
  }

  /// Copies a roster to a path, or where something stands there, to one with a number.
  private static func copy(
    of original: RosterFile, at path: String
  ) async throws(RosterOpenError) -> RosterFile {
    while true {
      let file = DatabaseFile(DatabaseFile(path).unusedPath)
      let copy = RosterFile(path: file.path, schema: original.schema)
      do throws(RosterOpenError) {
        try await original.copy(to: copy)
        return copy
      } catch  where error == .unreachable && file.exists {
        // Another process, or another copy of ours, has taken the place meanwhile.
      }
    }
  }

  /// Where the roster is kept.
  package var path: String { store.path }

  /// Whether it was made by `openCopy(of:)`.
  package var isCopy: Bool { path.hasPrefix("\(Self.copiesFolder)/") }

  private static var copiesFolder: String {
    "\(DatabaseFile.dataFolder)/io.github.swiftroster.Roster/copies"
  }
}
