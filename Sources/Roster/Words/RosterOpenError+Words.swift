// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import SQLite

extension FailureWords {
  /// Why the roster at a path was not opened, and what to do.
  init(_ error: RosterOpenError, path: String) {
    let place = ["path": path]
    switch error {
    case .notADatabase, .notARoster:
      self.init(
        heading: tr("This Is Not a Roster"),
        body: tr("{path} belongs to something else. It was not changed.", with: place))
    case .damaged:
      self.init(
        heading: tr("The Roster Is Damaged"),
        body: tr(
          "{path} cannot be read. It was not changed. Restore a backup, or have Roster save what can still be read. The damaged file is kept.",
          with: place))
    case .foreignLog:
      self.init(
        heading: tr("The Roster Has Another File’s Log"),
        body: tr(
          "{path}-wal does not fit the roster and would damage it: it belongs to another file, or both were copied while Roster was in use. Nothing was changed. Move {path}-wal elsewhere and try again, or put a whole backup in their place.",
          with: place))
    case .locked:
      self.init(
        heading: tr("The Roster Is in Use"),
        body: tr(
          "Another program keeps {path} to itself. Close that program and try again.", with: place))
    case .readOnly:
      self.init(
        heading: tr("The Roster Cannot Be Written"),
        body: tr(
          "You may read {path}, but not change it. Roster can open a copy of it: your changes go into the copy, and the original stays as it is.",
          with: place))
    case .newerVersion:
      self.init(
        heading: tr("The Roster Is from a Newer Version"),
        body: tr(
          "A newer version of Roster made {path}. Update Roster to open it. It was not changed.",
          with: place))
    case .full:
      self.init(
        heading: tr("The Disk Is Full"), body: tr("Make room, then try again."))
    case .unreachable:
      self.init(
        heading: tr("The Roster Cannot Be Reached"),
        body: tr(
          "{path} cannot be opened. Look whether its folder is there and may be used.", with: place)
      )
    case .failed(let error):
      self.init(
        heading: tr("The Roster Could Not Be Opened"),
        body: tr(
          "{path} was not changed. {message}", with: ["path": path, "message": error.message]))
    }
  }
}
