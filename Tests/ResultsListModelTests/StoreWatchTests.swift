// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import SQLite
import TestFiles
import Testing

@testable import ResultsListModel

@Suite final class `A watch on a store` {
  private var world: ListWorld?
  private var looks = 0

  init() async throws {
    world = try await ListWorld([Student("Anna", "Math")])
    try await world?.settle()
    // The context has heard of its own store's commits.
    try await MainLoop.run(for: .milliseconds(20))
  }

  private var path: String { world!.store.path }

  /// Commits as another program does.
  private func commit(_ name: String) throws {
    try Connection.open(path, .existing).execute(
      "INSERT INTO student (name, subject, rank) VALUES (?, 'Math', 1)", [.text(name)])
  }

  private func watch(at path: String?) -> StoreWatch {
    StoreWatch(path: path) { [unowned self] in
      looks += 1
      world?.context.refresh()
    }
  }

  @Test func `shows what another connection commits`() async throws {
    let watch = StoreWatch(world!.context)
    for (index, name) in ["Ben", "Cleo", "Dora"].enumerated() {
      try commit(name)
      try await MainLoop.wait { world!.model.count == index + 3 }
    }
    #expect(world!.contents == ["Math 4", "Anna", "Ben", "Cleo", "Dora"])
    watch.stop()
  }

  @Test(arguments: 1...3)
  func `shows what can be seen only after its event and some looks`(count: Int) async throws {
    // It hears of no file, so the commit itself makes no event.
    let watch = StoreWatch(path: nil) { [unowned self] in
      looks += 1
      world?.context.refresh()
      if looks == count { try? commit("Ben") }
    }
    watch.hear()
    #expect(looks == 1)
    try await MainLoop.wait { world!.model.count == 3 }
    #expect(world!.contents == ["Math 2", "Anna", "Ben"])
    watch.stop()
  }

  @Test func `looks four times, whatever else is heard meanwhile`() async throws {
    let watch = watch(at: nil)
    for _ in 0..<10 { watch.hear() }
    #expect(looks == 10)
    try await MainLoop.wait { looks >= 13 }
    try await MainLoop.run(for: .milliseconds(100))
    #expect(looks == 13)
    watch.stop()
  }

  @Test func `looks no more when it was stopped`() async throws {
    let watch = watch(at: world!.context.logPath)
    watch.hear()
    watch.stop()
    try commit("Ben")
    try await MainLoop.run(for: .milliseconds(200))
    #expect(looks == 1)
  }

  @Test func `does not keep the context`() async throws {
    let watch = StoreWatch(world!.context)
    weak let context = world!.context
    watch.hear()
    world = nil
    try await MainLoop.wait { context == nil }
    #expect(context == nil)
    watch.hear()
  }

  @Test(.enabled { await Display.isAvailable })
  func `looks now and then while the window is visible`() async throws {
    let test = TestWindow(world!.model)
    let watch = watch(at: nil)
    watch.follow(test.window, every: .milliseconds(10))
    try await MainLoop.wait { looks > 1 }
    #expect(looks > 1)
    test.window.isVisible = false
    looks = 0
    try await MainLoop.run(for: .milliseconds(100))
    #expect(looks == 0)
    watch.stop()
  }
}
