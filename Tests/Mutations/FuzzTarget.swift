// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TestFiles

/// A format whose reader is fed with changed files.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case text, sheets, cards, oneRoster

  /// The file that a seed stands for.
  package func input(seed: UInt64, of files: FuzzFiles) -> [UInt8] {
    var mutator = Mutator(seed: seed)
    switch self {
    case .text: return mutator.mutated(mutator.pick(files.texts), words: FuzzFiles.textWords)
    case .cards: return mutator.mutated(mutator.pick(files.cards), words: FuzzFiles.cardWords)
    case .sheets: return archive(&mutator, mutator.pick(files.sheets), FuzzFiles.sheetWords)
    case .oneRoster: return archive(&mutator, mutator.pick(files.exports), FuzzFiles.exportWords)
    }
  }

  /// An archive one of whose files is changed before it is packed; one in eight times the
  /// archive itself is, and says that it is damaged.
  private func archive(
    _ mutator: inout Mutator, _ entries: [ZipFile.Entry], _ words: [String]
  ) -> [UInt8] {
    var entries = entries
    if mutator.next(below: 8) == 0 {
      return mutator.mutated(ZipFile.bytes(entries), words: ["PK\u{1}\u{2}", "PK\u{5}\u{6}"])
    }
    let place = mutator.next(below: entries.count)
    entries[place].bytes = mutator.mutated(entries[place].bytes, words: words)
    return ZipFile.bytes(entries)
  }
}
