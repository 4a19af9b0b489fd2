// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// What the classes of an export are called.
struct OneRosterClasses {
  private struct Class {
    let title: String
    let school: String
    let code: String
  }

  private var classes: [String: Class] = [:]

  /// The titles that classes of several schools have, and those of several of one school.
  private var schools: [String: Set<String>] = [:]
  private var counts: [String: Int] = [:]

  init(_ files: OneRosterFiles, _ encoding: TextEncoding) throws(ImportError) {
    guard var table = try files.table("classes.csv", encoding) else { return }
    try table.require("sourcedId", "title")
    let orgs = try Self.schoolNames(files, encoding)
    while let row = try table.next() {
      let school = row["schoolSourcedId"]
      let found = Class(
        title: row["title"], school: orgs[school] ?? school, code: row["classCode"])
      guard classes.updateValue(found, forKey: row["sourcedId"]) == nil else { continue }
      schools[found.title, default: []].insert(found.school)
      counts[found.title, default: 0] += 1
    }
  }

  /// The subject that a class is: its title, with school or code where others share it.
  func subject(of id: String) -> String? {
    guard let found = classes[id] else { return nil }
    let isShared = counts[found.title] ?? 0 > 1
    let hasSchools = schools[found.title]?.count ?? 0 > 1
    let detail = hasSchools ? found.school : found.code
    return isShared && !detail.isEmpty ? "\(found.title) (\(detail))" : found.title
  }

  private static func schoolNames(
    _ files: OneRosterFiles, _ encoding: TextEncoding
  ) throws(ImportError) -> [String: String] {
    guard var table = try files.table("orgs.csv", encoding) else { return [:] }
    var names: [String: String] = [:]
    while let row = try table.next() { names[row["sourcedId"]] = row["name"] }
    return names
  }
}
