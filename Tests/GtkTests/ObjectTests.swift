// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

@Suite struct `A property of an object` {
  let action = SimpleAction("switch", isOn: false)

  @Test func `holds what it is set to`() {
    #expect(action.property("enabled") == true)
    action.setProperty("enabled", to: false)
    #expect(!action.isEnabled)
    #expect(action.property("name") == "switch" as String?)
  }

  @Test func `tells who listens, until cut`() {
    var told = 0
    let connection = action.onNotify("enabled") { told += 1 }
    action.isEnabled = false
    action.isOn = true
    #expect(told == 1)
    connection.disconnect()
    action.isEnabled = true
    #expect(told == 1)
  }
}

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A signal of a widget` {
  private static let description = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="child">
          <object class="GtkScrolledWindow" id="scroller">
            <property name="child"><object class="GtkListView" id="view"/></property>
          </object>
        </property>
      </object>
    </interface>
    """

  private let builder = Builder(Array(Self.description.utf8), domain: "")

  @Test func `is answered with what the handler returns`() {
    let window: Window = builder.widget("window")
    var isStaying = true
    window.onCloseRequest { isStaying }
    window.present()
    window.close()
    #expect(window.isVisible)
    isStaying = false
    window.close()
    #expect(!window.isVisible)
  }

  @Test func `takes arguments of the kinds it wants`() {
    let scroller: ScrolledWindow = builder.widget("scroller")
    var directions: [Int] = []
    scroller.connect("move-focus-out") { directions.append($0.integer(0)) }
    scroller.emit("move-focus-out", 1)
    #expect(directions == [1])
    let adjustment = scroller.verticalAdjustment
    adjustment.setProperty("upper", to: 80.5)
    #expect(adjustment.property("upper") == 80.5)
    #expect(adjustment.property("upper") == adjustment.upper)
  }

  @Test func `passes its arguments to the handler`() {
    let window: Window = builder.widget("window")
    var activated: [Int] = []
    (builder.widget("view") as ListView).onActivate { activated.append($0) }
    (builder.widget("view") as ListView).emit("activate", 3)
    #expect(activated == [3])
    window.destroy()
  }
}

@Suite struct `A GError` {
  @Test func `is thrown with its family, number and message`() async throws {
    let reading = Task { try await File(path: "/nowhere/at/all").contents() }
    let waiting = Task {
      while !Task.isCancelled {
        MainLoop.doPending()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    defer { waiting.cancel() }
    let error = await #expect(throws: GtkError.self) { try await reading.value }
    #expect(error?.domain == "g-io-error-quark")
    #expect(error?.code == 1)
    #expect(error?.message.isEmpty == false)
  }
}
