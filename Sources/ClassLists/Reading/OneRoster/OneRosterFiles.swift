// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// The files of a OneRoster export that say who is in which class (versions 1.1 and 1.2).
struct OneRosterFiles {
  static let names = [
    "manifest.csv", "users.csv", "roles.csv", "enrollments.csv", "classes.csv", "orgs.csv",
  ]

  /// Those without which there is no list.
  private static let needed = ["users.csv", "enrollments.csv", "classes.csv"]

  let files: ExportFiles

  /// - Throws: `ImportError.filesMissing`, also for those that the manifest promises.
  init(_ files: ExportFiles) throws(ImportError) {
    self.files = files
    var promised = Self.needed
    // What it says is ASCII, and any encoding will do.
    if var manifest = try files.table("manifest.csv", .windows1252) {
      while let row = try manifest.next() {
        guard ["bulk", "delta"].contains(row["value"].lowercased()) else { continue }
        let name = row["propertyName"].lowercased().replacing("file.", with: "") + ".csv"
        if Self.names.contains(name) { promised.append(name) }
      }
    }
    let missing = Self.names.filter { promised.contains($0) && files[$0] == nil }
    guard missing.isEmpty else { throw .filesMissing(missing) }
  }

  /// The rows of a file; nil when it is not there.
  func table(_ name: String, _ encoding: TextEncoding) throws(ImportError) -> ExportTable? {
    try files.table(name, encoding)
  }

  var users: [UInt8] { files.users }
}
