// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What is asked for on the command line.
struct Options {
  static let applicationID = "io.github.swiftroster.FailedBanks"
  static let usage = "Usage: FailedBanks [--by-state | --by-year] FILE"

  private(set) var path = ""
  private(set) var grouping = Grouping.none

  /// Nil when not one file is named, or an option is unknown.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--by-state": grouping = .state
      case "--by-year": grouping = .year
      case _ where path.isEmpty && !argument.hasPrefix("-"): path = argument
      default: return nil
      }
    }
    if path.isEmpty { return nil }
  }
}
