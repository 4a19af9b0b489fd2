// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

private final class Named: SwiftObject {
  let name: String

  init(_ name: String) { self.name = name }
}

@Suite struct `A Swift object with a GObject face` {
  @Test func `is found behind its GObject`() {
    let object = Named("Ada").object
    #expect(Named.behind(object)?.name == "Ada")
  }

  @Test func `is the same GObject as long as someone holds it`() {
    let named = Named("Ada")
    let object = named.object
    #expect(named.object == object)
  }

  @Test func `lives as long as its GObject is held`() {
    weak var seen: Named?
    do {
      let object: Object
      do {
        let named = Named("Ada")
        seen = named
        object = named.object
      }
      #expect(seen != nil)
      #expect(object == seen?.object)
    }
    #expect(seen == nil)
  }

  @Test func `outlives its GObject when Swift holds it`() {
    let named = Named("Ada")
    do {
      let object = named.object
      #expect(named.hasObject && object == named.object)
    }
    #expect(!named.hasObject)
    named.changed()
    let object = named.object
    #expect(Named.behind(object) === named)
  }

  @Test func `tells who shows it`() {
    let named = Named("Ada")
    let object = named.object
    var told = 0
    named.onChanged { told += 1 }
    named.changed()
    #expect(told == 1)
    #expect(Named.behind(object) === named)
  }
}
