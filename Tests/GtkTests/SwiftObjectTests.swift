// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

@Suite struct `A GObject that carries a Swift object` {
  @Test func `gives it back`() {
    let token = Token()
    let object: Object = SwiftObject(token)
    #expect(SwiftObject(object)?.value === token)
  }

  @Test func `is told apart from other GObjects`() {
    #expect(SwiftObject(SelectableListModel()) == nil)
  }

  @Test func `holds it as long as someone holds the GObject`() {
    weak var seen: Token?
    do {
      let object: Object
      do {
        let token = Token()
        seen = token
        object = SwiftObject(token)
      }
      #expect(SwiftObject(object)?.value === seen)
      #expect(seen != nil)
    }
    #expect(seen == nil)
  }

  @Test func `is not kept by a weak reference`() {
    let reference: WeakObject
    do {
      let object = SwiftObject(Token())
      reference = WeakObject(object)
      #expect(reference.object == object)
    }
    #expect(reference.object == nil)
  }

  @Test func `tells who shows it`() {
    let object = SwiftObject(Token())
    var told = 0
    object.onChanged { told += 1 }
    SwiftObject(object)?.changed()
    #expect(told == 1)
  }
}
