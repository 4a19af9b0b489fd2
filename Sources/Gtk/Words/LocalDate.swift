// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Dates as the person writes them.
package enum LocalDate {
  /// The day it is.
  package static var today: String {
    let now = g_date_time_new_now_local()
    defer { g_date_time_unref(now) }
    let words = g_date_time_format(now, "%x")!
    defer { g_free(words) }
    return String(cString: words)
  }

  /// The year in which the school year of today began, or begins: from June on, lists are made
  /// for the next.
  package static var schoolYear: Int {
    let now = g_date_time_new_now_local()
    defer { g_date_time_unref(now) }
    return Int(g_date_time_get_year(now)) - (g_date_time_get_month(now) < 6 ? 1 : 0)
  }
}
