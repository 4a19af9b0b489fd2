// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A section that came or went, or has another name.
///
/// A delete counts in the sections before the batch, an insert in those after, a
/// rename in both.
public enum SectionChange: Hashable, Sendable {
  /// The section is no more; its rows' events come too.
  case delete(index: Int, name: String)

  /// The section is new, and holds its rows already.
  case insert(index: Int, name: String)

  /// The section stays, and only its name is another.
  ///
  /// A section is what has its key, and its first row names it: the name changes
  /// when the first row does, or is another row now.
  case rename(from: Int, to: Int, oldName: String, name: String)
}

/// What happened to one row.
public struct RowChange<Element: Entity>: Sendable {
  /// The kind of change with its places: the first in the results before the
  /// batch, the second in those after it.
  public enum Kind: Hashable, Sendable {
    /// The row is no longer in the results, where it stood at this old place.
    case delete(IndexPath)

    /// The row is new in the results, at this new place.
    case insert(IndexPath)

    /// The row is in another section, or in another place among the rows that
    /// stay; its values may be new, too.
    case move(from: IndexPath, to: IndexPath)

    /// The row has new values and kept its place among the rows that stay.
    case update(from: IndexPath, to: IndexPath)
  }

  /// The row.
  public let id: RowID

  /// What happened to it.
  public let kind: Kind

  /// The last values of a row that was deleted; nil for the other kinds, and
  /// when the row only left the results because another request is shown.
  public let object: Element?

  /// The names of the columns whose properties differ, for a move or update.
  ///
  /// A row that moved because of a column that no property mirrors has none.
  public let changedColumns: Set<String>

  package init(
    id: RowID, kind: Kind, object: Element? = nil, changedColumns: Set<String> = []
  ) {
    self.id = id
    self.kind = kind
    self.object = object
    self.changedColumns = changedColumns
  }
}

/// All that happened to the results between two snapshots.
///
/// Sections come before rows. Rows come as deletes (by old place, last first),
/// inserts, moves and updates (each by new place, first first). Removing
/// deleted and moved rows at their old places and deleted sections, then adding
/// new sections and inserted and moved rows at their new places, in this
/// order, turns the old results into the new ones.
public struct ResultsDifference<Element: Entity>: Sendable {
  /// Sections that came or went or have another name: deletes last first, then
  /// inserts, then renames, each first first.
  public var sectionChanges: [SectionChange]

  /// Sections that moved or got another name with all their rows; none unless
  /// the controller's `reportsSectionMoves` is set.
  public var sectionMoves: [SectionMove] = []

  /// Rows that changed, each once.
  public var rowChanges: [RowChange<Element>]

  package init(sectionChanges: [SectionChange] = [], rowChanges: [RowChange<Element>] = []) {
    self.sectionChanges = sectionChanges
    self.rowChanges = rowChanges
  }

  /// The rows whose values are new, though they were there before.
  ///
  /// - Complexity: O(changes).
  public var updatedIDs: [RowID] {
    rowChanges.compactMap { change in
      switch change.kind {
      case .update: change.id
      case .move: change.changedColumns.isEmpty ? nil : change.id
      case .delete, .insert: nil
      }
    }
  }

  /// Whether nothing happened.
  public var isEmpty: Bool {
    sectionChanges.isEmpty && sectionMoves.isEmpty && rowChanges.isEmpty
  }
}
