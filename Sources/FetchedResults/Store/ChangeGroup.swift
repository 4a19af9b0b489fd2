// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What one user action changed: the unit of undo.
public struct ChangeGroup: Equatable, Sendable {
  /// The group's number; later groups have larger ones.
  public let id: Int64

  /// The name that the action was given, such as “Delete 3 Students”.
  public let name: String

  /// The rows that were touched, each once, in the order of first touch.
  public let rows: [RowReference]
}

/// A row of an entity.
public struct RowReference: Hashable, Sendable {
  /// The name of the entity's table.
  public let entity: String

  /// The row.
  public let id: RowID

  package init(entity: String, id: RowID) {
    (self.entity, self.id) = (entity, id)
  }
}

/// Why an undo or redo was not done.
///
/// Nothing was changed.
public enum UndoError: Error, Equatable {
  /// These rows were changed since by someone else.
  case conflict(name: String, rows: [RowReference])

  /// A constraint of the database forbids it now; these are the action's rows.
  case refused(name: String, rows: [RowReference])
}
