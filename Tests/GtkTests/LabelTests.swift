// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A label` {
  private static let description = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="default-width">200</property>
        <property name="child"><object class="GtkLabel" id="label"/></property>
      </object>
    </interface>
    """

  @Test(arguments: [("Ana", false), (String(repeating: "Ana ", count: 75), true)])
  func `knows whether its text is cut`(text: String, isCut: Bool) async throws {
    let builder = Builder(Array(Self.description.utf8), domain: "")
    let window = builder.widget("window", as: Window.self)
    let label = builder.widget("label", as: Label.self)
    label.ellipsizesAtEnd()
    label.text = text
    window.present()
    for _ in 0..<500 where !label.isLaidOut {
      MainLoop.doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(label.isCut == isCut)
    window.destroy()
  }
}
