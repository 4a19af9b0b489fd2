// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What comes next in a document.
package enum XMLEvent: Equatable {
  /// An element begins.
  case start(String, XMLAttributes)

  /// The element that began last, of those that have not ended, ends.
  case end(String)

  /// Text, or a part of it: what follows may go on with it.
  case text(String)
}

/// What an element says in its tag.
package struct XMLAttributes: Equatable {
  let pairs: [Pair]

  struct Pair: Equatable {
    let name: String
    let value: String
  }

  /// The value of an attribute, by its name.
  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }
}

/// Why a document cannot be read.
package enum XMLError: Error, Equatable {
  /// It breaks the rules of XML in this line.
  case malformed(line: Int)

  /// It declares names for text, which may unfold without end.
  case entities

  /// Elements stand in each other deeper than `XMLLimits.depth`, or a tag or a name is
  /// longer than `XMLLimits.tokenLength`.
  case tooLarge
}

/// How much a document may hold, so that a small one cannot fill the memory.
package enum XMLLimits {
  /// So deep may elements stand in each other.
  package static let depth = 128

  /// So many bytes may a tag have.
  package static let tokenLength = 1 << 20
}
