// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How one list becomes another, and which rows go.
struct ListBatch {
  let edit: ListEdit

  /// What the edit’s removed positions hold.
  let leaving: [RowIdentity]
}

/// A batch that is being played, and how far.
struct Playing {
  let plan: SplicePlan
  let leaving: [RowIdentity]

  /// The step that was announced last.
  var step: SplicePlan.Step
}
