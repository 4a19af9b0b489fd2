// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// A process of its own that has the store of a test open.
final class Probe {
  private let input: UnsafeMutablePointer<FILE>
  private let output: String
  private var answers = 0

  /// Starts it, and returns when it has fetched.
  init(at path: String, answersIn folder: TemporaryFolder) async throws {
    let programs = CommandLine.arguments[0]
      .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    output = folder.path + "/answers"
    let command = "exec timeout 60 '\(programs)/StoreProbe' '\(path)' >'\(output)'"
    input = try #require(popen(command, "w"))
    _ = try await nextAnswer()
  }

  /// Has it do something, and gives what it says.
  @discardableResult
  func ask(_ command: String) async throws -> String {
    fputs(command + "\n", input)
    fflush(input)
    return try await nextAnswer()
  }

  /// Ends it.
  ///
  /// - Returns: Whether it ended well.
  func end() -> Bool { pclose(input) == 0 }

  private func nextAnswer() async throws -> String {
    defer { answers += 1 }
    for _ in 0..<20_000 {
      let lines = contents().split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count > answers + 1 { return String(lines[answers]) }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("the other process does not answer")
    return ""
  }

  private func contents() -> String {
    guard let file = fopen(output, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
