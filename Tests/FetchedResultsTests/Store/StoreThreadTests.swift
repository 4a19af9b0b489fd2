// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Dispatch
import FetchedResults
import Glibc
import Testing

@Suite struct `The store's thread` {
  @Test func `runs each transaction, and no other thread does`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    var threads: Set<pthread_t> = []
    for _ in 0..<20 {
      threads.insert(try await store.write("Look") { _ in pthread_self() })
      await Task.yield()
    }
    #expect(threads.count == 1)
    #expect(!threads.contains(pthread_self()))
  }

  @Test func `blocks no one else while it is blocked`() async throws {
    let gate = DispatchSemaphore(value: 0)
    var folders: [TemporaryFolder] = []
    var blocked: [Task<Bool, any Error>] = []
    for _ in 0..<8 {
      let folder = TemporaryFolder()
      let store = try await openStore(at: folder.database)
      folders.append(folder)
      blocked.append(
        Task { try await store.write("Wait") { _ in gate.wait(timeout: .now() + 10) == .success } })
    }
    // There are fewer threads in the pool than blocked stores.
    let free = Task { @concurrent in
      await Task.yield()
      for _ in 0..<8 { gate.signal() }
    }
    await free.value
    for task in blocked { #expect(try await task.value) }
  }
}
