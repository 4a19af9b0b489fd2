// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML
internal import Zip

/// Which files of an xlsx a file of it uses, and what for.
struct XlsxRelations {
  private struct Relation {
    let id: String
    let type: String
    let file: String
  }

  private var relations: [Relation] = []

  /// Reads what belongs to a file; to the whole for an empty name.
  init(of file: String, in archive: ZipArchive) throws(SpreadsheetError) {
    let end = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let (folder, name) = (file[..<end], file[end...])
    let events = try EntryEvents(
      "\(folder)_rels/\(name).rels", in: archive, prefixes: XlsxBook.prefixes,
      elements: ["Relationship"])
    while let event = try events.next() {
      guard case .start(_, let attributes) = event, let target = attributes["Target"] else {
        continue
      }
      // The type is an address; those of the strict form differ in all but its end.
      let type = (attributes["Type"] ?? "").split(separator: "/").last.map(String.init) ?? ""
      relations.append(
        Relation(
          id: attributes["Id"] ?? "", type: type,
          file: Self.path(target, in: folder)))
    }
  }

  /// The first file that is used for something.
  func file(ofType type: String) -> String? { relations.first { $0.type == type }?.file }

  /// The file of a sheet with cells, by its id.
  func sheetFile(_ id: String) -> String? {
    relations.first { $0.id == id && $0.type == "worksheet" }?.file
  }

  /// The path in the archive of what a file in a folder names.
  private static func path(_ target: String, in folder: Substring) -> String {
    let whole = target.hasPrefix("/") ? target : "\(folder)\(target)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
