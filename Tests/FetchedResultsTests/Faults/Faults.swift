// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import SQLite
import Testing

@testable import FetchedResults

/// What a context told of failures.
@MainActor
final class Failures {
  private var told: [DatabaseError] = []

  init(of context: ViewContext) {
    context.onFailure = { [weak self] in self?.told.append($0) }
  }

  /// What was told since the last call.
  func take() -> [DatabaseError] {
    defer { told = [] }
    return told
  }
}

extension ResultsWorld {
  /// Looks for commits and waits until the move has succeeded or failed.
  func move() async {
    context.refresh()
    while context.isMoving || context.wantsMove { await Task.yield() }
  }

  /// Another connection to the file.
  func stranger() throws -> Connection { try Connection.stranger(to: folder.database) }

  /// Reads every row that is shown, as `1 Amy`.
  var rows: [String] { controller.fetchedObjects?.map { "\($0.id) \($0.name)" } ?? [] }

  /// Writes the log back and takes all readers off it, so that they read the file.
  func leaveLog() async throws {
    let stranger = try stranger()
    var isWritten = false
    while !isWritten {
      try await settle()
      let state = try stranger.values("PRAGMA wal_checkpoint(PASSIVE)")[0]
      isWritten = state[0] == .integer(0) && state[1] == state[2]
    }
    for _ in 0..<2 { await move() }
    try forgetPages()
  }

  /// Has the connection that shows forget the pages that it has read.
  func forgetPages() throws { _ = try context.values("PRAGMA shrink_memory") }
}

/// Runs a command of the shell.
func shell(_ command: String) {
  #expect(system(command) == 0, "\(command)")
}

/// A file of a database, seen as pages of bytes.
///
/// Other processes read and write it: closing it in this one would take away the
/// locks that SQLite holds.
struct DatabasePages {
  let path: String
  private static let pageSize = 4096

  /// The numbers, from 0, of the pages in which a text stands, and another does not.
  func numbers(with text: String, without other: String? = nil) -> [Int] {
    var numbers: Set<Int> = Set(offsets(of: text).map { $0 / Self.pageSize })
    if let other { numbers.subtract(offsets(of: other).map { $0 / Self.pageSize }) }
    return numbers.sorted()
  }

  /// Writes zeros over a page, runs `body`, and puts the page back.
  @MainActor
  func withoutPage(_ number: Int, _ body: () async throws -> Void) async throws {
    shell("cp '\(path)' '\(path).whole'")
    shell("dd if=/dev/zero of='\(path)' \(options(number)) status=none")
    try await body()
    shell("dd if='\(path).whole' skip=\(number) of='\(path)' \(options(number)) status=none")
  }

  private func options(_ number: Int) -> String {
    "bs=\(Self.pageSize) seek=\(number) count=1 conv=notrunc"
  }

  private func offsets(of text: String) -> [Int] {
    guard let pipe = popen("grep -abo '\(text)' '\(path)'", "r") else { return [] }
    defer { pclose(pipe) }
    var output = ""
    while case let byte = getc(pipe), byte != EOF {
      output.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: byte)))
    }
    return output.split(separator: "\n").compactMap { Int($0.prefix { $0 != ":" }) }
  }
}
