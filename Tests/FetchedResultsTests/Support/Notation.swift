// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// Students as the contract's cases write them: `Art[1 Amy, 2 Bob r5 @x] Bio[3]`.
///
/// A section is a subject and its rows: id, then name, `r` and the rank, `@`
/// and the e-mail address, each of which may be left out. `NULL` is no subject.
func students(_ notation: String) -> [Student] {
  notation.split(separator: "]").flatMap { section -> [Student] in
    let parts = section.split(separator: "[", omittingEmptySubsequences: false)
    let name = parts[0].drop { $0 == " " }
    return parts[1].split(separator: ",").map { student($0, in: String(name)) }
  }
}

private func student(_ notation: Substring, in subject: String) -> Student {
  var words = notation.split(separator: " ")[...]
  var student = Student(id: RowID(words.removeFirst()) ?? 0)
  student.subject = subject == "NULL" ? nil : subject
  for word in words {
    if word.first == "@" {
      student.email = String(word.dropFirst())
    } else if word.first == "r", let rank = Int(word.dropFirst()) {
      student.rank = rank
    } else {
      student.name = String(word)
    }
  }
  return student
}

extension SectionChange {
  /// The event as the contract's cases write it.
  var text: String {
    switch self {
    case .delete(let index, let name): "sec del \(index)(\(name))"
    case .insert(let index, let name): "sec ins \(index)(\(name))"
    case .rename(let from, let to, let oldName, let name):
      "sec ren \(from)→\(to)(\(oldName)→\(name))"
    }
  }
}

extension RowChange {
  /// The event as the contract's cases write it.
  var text: String {
    switch kind {
    case .delete(let old): "del \(id) \(old)"
    case .insert(let new): "ins \(id) →\(new)"
    case .move(let old, let new): "mov \(id) \(old)→\(new)"
    case .update(let old, let new): "upd \(id) \(old)→\(new)"
    }
  }
}
