// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import Gtk
import TestFiles
import Testing

@Suite final class `A file monitor` {
  private let folder = TemporaryFolder()
  private var events = 0

  /// Runs the loop until something is heard, for some seconds at most, and a little
  /// longer, so that all is heard that belongs to it.
  private func listen() async throws {
    events = 0
    for _ in 0..<1000 where events == 0 { try await MainLoop.turn() }
    for _ in 0..<20 { try await MainLoop.turn() }
  }

  @Test func `hears of a file that comes, goes and comes again`() async throws {
    let monitor = try FileMonitor(path: folder.file("log"), interval: .milliseconds(1))
    monitor.onChanged { [unowned self] in events += 1 }
    for _ in 0..<2 {
      folder.write([1], to: "log")
      try await listen()
      #expect(events > 0)
      unlink(folder.file("log"))
      try await listen()
      #expect(events > 0)
    }
  }

  @Test func `hears nothing of other files`() async throws {
    let monitor = try FileMonitor(path: folder.file("log"), interval: .milliseconds(1))
    monitor.onChanged { [unowned self] in events += 1 }
    folder.write([1], to: "other")
    for _ in 0..<20 { try await MainLoop.turn() }
    #expect(events == 0)
  }
}
