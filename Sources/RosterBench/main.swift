// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

let usage = """
  RosterBench make N FILE               makes a roster of N students
  RosterBench compare N FILE COPY       measures it beside bare SQLite on a copy
  """

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let rows = Int(arguments[2]), rows >= 1000 else { refuse() }

switch (arguments[1], arguments.count) {
case ("make", 3): try await SampleRoster(rows: rows).make(at: arguments[3])
case ("compare", 4):
  try await Comparison(ourPath: arguments[3], barePath: arguments[4], rows: rows).run()
default: refuse()
}

/// Says how it is called and ends.
func refuse() -> Never {
  print(usage)
  exit(2)
}
