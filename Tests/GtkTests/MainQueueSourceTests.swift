// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// Runs a program that lies beside the tests and gives what it prints.
///
/// The main queue of a test run belongs to the test library, so a loop of GLib’s
/// own needs a process of its own.
private func output(of program: String) -> String {
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  guard let pipe = popen("timeout 20 '\(folder)/\(program)'", "r") else { return "" }
  defer { pclose(pipe) }
  var text = ""
  while case let character = getc(pipe), character != EOF {
    text.unicodeScalars.append(Unicode.Scalar(UInt8(character)))
  }
  return text
}

@Suite struct `The main queue under a GLib loop` {
  @Test func `goes on with tasks and awaiting calls`() {
    #expect(output(of: "MainLoopProbe") == "42\n")
  }
}
