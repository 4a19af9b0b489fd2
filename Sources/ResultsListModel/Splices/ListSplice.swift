// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// One `items-changed`: `removed` items at `position` give way to `added` ones.
struct ListSplice: Equatable, Sendable {
  var position: Int
  var removed: Int
  var added: Int
}
