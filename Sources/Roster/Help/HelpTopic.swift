// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A piece of the guide.
struct HelpTopic {
  let heading: String
  let text: String

  /// Whether each of the words stands in it, large or small.
  func matches(_ words: String) -> Bool {
    let here = "\(heading)\n\(text)".lowercased()
    return words.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { here.contains($0) }
  }
}
