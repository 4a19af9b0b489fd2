// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel

extension ImportSummary {
  /// What an import did.
  var sentence: String {
    let changed = trn("{n} changed", "{n} changed", changedCount)
    return switch (addedCount, changedCount) {
    case (0, let count):
      trn("{n} student changed", "{n} students changed", count)
    case (let count, 0):
      trn("{n} student imported", "{n} students imported", count)
    case (let count, _):
      trn(
        "{n} student imported, {changed}", "{n} students imported, {changed}", count,
        with: ["changed": changed])
    }
  }
}

extension FailureWords {
  /// Why a file was not imported; nothing was changed.
  init(_ error: any Error, file: String) {
    switch error {
    case let error as ImportError:
      self.init(
        heading: tr("{file} Was Not Imported", with: ["file": file]),
        body: tr("{problem} Nothing was changed.", with: ["problem": error.sentence]))
    case let error as GtkError:
      self.init(
        heading: tr("{file} Cannot Be Read", with: ["file": file]),
        body: error.message)
    default: self.init(error)
    }
  }
}
