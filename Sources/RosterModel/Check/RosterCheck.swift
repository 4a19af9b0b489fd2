// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What a check of a whole roster found, and what it did about it.
package struct RosterCheck: Equatable, Sendable {
  /// A part of the file that can be wrong by itself.
  package enum Part: CaseIterable, Sendable {
    /// The pages and the rows in them: what people typed. Nothing can replace that.
    case pages
    /// The tables and triggers that keep the rest in step.
    case schema
    /// The indexes of the tables.
    case indexes
    /// The keys by which students are put in order, and their search words.
    case keys
    /// The index of words.
    case words
    /// What is remembered of the sections of the list.
    case sections
    /// The journal, by which changes are undone.
    case history
  }

  /// A part in which something is wrong.
  package struct Finding: Equatable, Sendable {
    package let part: Part

    /// What is wrong, in English, for someone who knows the file.
    package let details: [String]

    /// Whether it is right again.
    package let isMended: Bool
  }

  /// How many students can be read.
  package internal(set) var studentCount = 0

  /// The parts in which something is wrong, in the order of `Part`.
  package internal(set) var findings: [Finding] = []

  /// Whether all is right now.
  package var isSound: Bool { findings.allSatisfy(\.isMended) }
}
