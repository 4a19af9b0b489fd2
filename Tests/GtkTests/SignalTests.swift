// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

/// Something whose end can be watched.
final class Token {}

@Suite struct `A signal handler` {
  let emitter: Object = SwiftObject(Token())

  @Test func `is called each time`() {
    var calls = 0
    emitter.connect("changed") { _ in calls += 1 }
    emitter.emit("changed")
    emitter.emit("changed")
    #expect(calls == 2)
  }

  @Test func `is let go when it is disconnected`() {
    weak var seen: Token?
    let connection: SignalConnection
    do {
      let token = Token()
      seen = token
      connection = emitter.connect("changed") { _ in _ = token }
    }
    #expect(seen != nil)
    connection.disconnect()
    #expect(seen == nil)
    #expect(!connection.isConnected)
  }

  @Test func `is let go with its emitter`() {
    weak var seen: Token?
    let connection: SignalConnection
    do {
      let token = Token()
      seen = token
      connection = SwiftObject(Token()).connect("changed") { _ in _ = token }
    }
    #expect(seen == nil)
    #expect(!connection.isConnected)
    connection.disconnect()
  }

  @Test func `can be cut while it runs`() {
    var calls = 0
    var connection: SignalConnection?
    connection = emitter.connect("changed") { _ -> Void in
      calls += 1
      connection?.disconnect()
    }
    emitter.emit("changed")
    emitter.emit("changed")
    #expect(calls == 1)
  }

  @Test func `is deaf while it is blocked`() {
    var calls = 0
    let connection = emitter.connect("changed") { _ in calls += 1 }
    connection.whileBlocked { emitter.emit("changed") }
    #expect(calls == 0)
    emitter.emit("changed")
    #expect(calls == 1)
  }
}
