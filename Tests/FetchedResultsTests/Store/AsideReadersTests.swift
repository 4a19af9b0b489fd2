// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import FetchedResults

@Suite struct `Readers for what is shown later` {
  @Test func `are one for short and one for long readings, which stay`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    var readers = AsideReaders()
    let short = try readers.take(isShort: true, path: folder.database)
    let long = try readers.take(isShort: false, path: folder.database)
    let another = try readers.take(isShort: true, path: folder.database)
    let (first, second) = (short.interrupter, long.interrupter)
    #expect(first !== second && another.interrupter !== first)
    readers.putBack(short, isShort: true)
    readers.putBack(long, isShort: false)
    readers.putBack(another, isShort: true)
    #expect(try readers.take(isShort: true, path: folder.database).interrupter === first)
    #expect(try readers.take(isShort: false, path: folder.database).interrupter === second)
    await store.close()
  }
}
