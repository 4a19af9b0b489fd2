// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What is remembered of the window and its list.
///
/// Where the schema is not installed it is remembered until the program ends.
final class Preferences {
  private let settings = Settings.installed(schema: Identity.id)
  private var strings: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  private var flags: [String: Bool] = [:]
  private var lists: [String: [String]] = [:]

  var grouping: Grouping {
    get { string("group-by").flatMap(Grouping.init) ?? .subject }
    set { setString("group-by", newValue.rawValue) }
  }

  var sortOrder: SortOrder {
    get { string("sort-by").flatMap(SortOrder.init) ?? .number }
    set { setString("sort-by", newValue.rawValue) }
  }

  /// Where the roster is, if another place than the standard one was chosen.
  var rosterFile: String {
    get { string("roster-file") ?? "" }
    set { setString("roster-file", newValue) }
  }

  /// How many steps of undo are kept.
  var undoSteps: Int {
    get { max(1, number("undo-steps") ?? 1000) }
    set { setNumber("undo-steps", newValue) }
  }

  var windowSize: (width: Int, height: Int) {
    get { (number("window-width") ?? 480, number("window-height") ?? 680) }
    set {
      setNumber("window-width", newValue.width)
      setNumber("window-height", newValue.height)
    }
  }

  var isMaximized: Bool {
    get { flag("window-maximized") ?? false }
    set { setFlag("window-maximized", newValue) }
  }
}

// MARK: - Keys

extension Preferences {
  func string(_ key: String) -> String? { settings?.string(key) ?? strings[key] }

  func setString(_ key: String, _ value: String) {
    settings?.setString(key, value)
    strings[key] = value
  }

  func number(_ key: String) -> Int? { settings?.int(key) ?? numbers[key] }

  func setNumber(_ key: String, _ value: Int) {
    settings?.setInt(key, value)
    numbers[key] = value
  }

  func flag(_ key: String) -> Bool? { settings?.boolean(key) ?? flags[key] }

  func setFlag(_ key: String, _ value: Bool) {
    settings?.setBoolean(key, value)
    flags[key] = value
  }

  func list(_ key: String) -> [String]? { settings?.strings(key) ?? lists[key] }

  func setList(_ key: String, _ value: [String]) {
    settings?.setStrings(key, value)
    lists[key] = value
  }
}
