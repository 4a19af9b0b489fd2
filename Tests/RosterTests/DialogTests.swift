// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import Roster

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A window over another` {
  let parent: Window = Builder(PackageResources.window_ui, domain: Identity.domain).widget("window")

  init() { parent.present() }

  /// Lets the windows work until a condition holds, for some seconds at most.
  private func wait(until condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() && ContinuousClock.now < end {
      MainLoop.doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Shows a window, closes it, and waits until nothing holds what owned it.
  private func expectEnd<Owner: AnyObject>(
    of make: () -> (owner: Owner, window: Window)
  ) async throws {
    var (owner, window): (Owner?, Window?) = { ($0.owner, $0.window) }(make())
    weak let ended = owner
    try await wait { window?.isLaidOut == true }
    window?.close()
    (owner, window) = (nil, nil)
    try await wait { ended == nil }
    #expect(ended == nil)
  }

  @Test func `ends with its form when it is closed`() async throws {
    try await expectEnd {
      let form = FormDialog(title: "Form", accept: "Accept", parent: parent)
      form.add(FormField("Name"))
      form.present()
      return (form, form.window)
    }
    parent.destroy()
  }

  @Test func `ends with its guide, so that the next one is new`() async throws {
    try await expectEnd {
      let help = HelpWindow(HelpTopic.guide(file: ""))
      help.present(over: parent)
      return (help, help.window)
    }
    parent.destroy()
  }

  @Test func `answers nothing when it is closed`() async throws {
    var answers: [Int?] = []
    let question = QuestionDialog(parent: parent, heading: "Heading", body: "Body")
    question.addButton("Yes", answer: 1)
    question.ask { answers.append($0) }
    try await wait { question.window.isLaidOut }
    question.window.close()
    try await wait { !answers.isEmpty }
    #expect(answers == [nil])
    parent.destroy()
  }
}
