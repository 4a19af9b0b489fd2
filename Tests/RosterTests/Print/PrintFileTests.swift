// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel
import TestFiles
import Testing

@testable import Roster

@Suite(.serialized) struct `A printed file` {
  let folder = TemporaryFolder()

  var path: String { folder.file("list.pdf") }
  var file: PrintedFile { PrintedFile(path: path) }

  /// Has the main loop go on until something is done.
  private func going(_ body: @escaping () async throws -> Void) async throws {
    var outcome: Result<Void, any Error>?
    Task {
      do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    }
    for _ in 0..<5000 where outcome == nil {
      MainLoop.doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
    try #require(outcome).get()
  }

  private func layout(_ kind: PrintKind = .list, count: Int = 60) -> PrintLayout {
    var settings = PrintSettings()
    settings.kind = kind
    let names = ["张小明", "Anna Weber", "سامر"]
    let students = (1...count).map { Student("00\($0)", names[$0 % 3]) }
    return PrintLayout(
      PrintJob([("数学 7A", students)], settings), on: .a4, measure: PageMeasure())
  }

  @Test(arguments: PrintKind.allCases)
  func `holds what was laid out, with its fonts`(kind: PrintKind) async throws {
    let layout = layout(kind)
    try await going { try await layout.write(to: File(path: path)) }
    let text = try file.text
    #expect(try file.pageCount == layout.pageCount)
    for word in ["数学 7A", "张小明", "Anna Weber", "001", "0060"] {
      #expect(text.contains(word), "\(word)")
    }
    // The space beside a slash is narrow.
    #expect(text.filter { $0 != " " }.contains("1/\(layout.pageCount)"))
    let fonts = try file.fonts
    #expect(fonts.contains { $0.contains("CJK") })
    #expect(fonts.allSatisfy { $0.contains(" yes yes ") }, "embedded, each with what is used")
    let ink = try file.ink(ofPage: 1)
    #expect(ink > 0.003 && ink < 0.3)
  }

  @Test func `is not touched when writing it is cancelled`() async throws {
    folder.write(Array("old".utf8), to: "list.pdf")
    let layout = layout(count: 2000)
    var done = 0.0
    var writing: Task<Void, any Error>?
    writing = Task {
      try await layout.write(to: File(path: path)) {
        done = $0
        if done > 0.3 { writing?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await going { try await writing?.value } }
    #expect(done < 0.5)
    #expect(folder.bytes(of: "list.pdf") == Array("old".utf8))
  }

  @Test func `that cannot be written says so`() async throws {
    await #expect(throws: GtkError.self) {
      try await going { try await layout().write(to: File(path: folder.file("none/list.pdf"))) }
    }
  }

  @Test(.enabled { await Display.isAvailable })
  func `is what a printer gets`() async throws {
    let job = layout().job
    var printed: PrintLayout?
    let operation = PrintOperation(
      name: "Roster", setup: PageSetup(paper: "iso_a4", isLandscape: true))
    operation.onBegin {
      printed = PrintLayout(job, on: $0.paper, measure: PageMeasure())
      return printed?.pageCount ?? 0
    }
    operation.onDraw { canvas, page in if let printed { canvas.draw(printed.page(page)) } }
    var outcome: PrintOperation.Outcome?
    operation.export(to: path) { outcome = $0 }
    for _ in 0..<5000 where outcome == nil {
      MainLoop.doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(outcome == .printed)
    #expect(printed.map { $0.paper.width > $0.paper.height } == true)
    #expect(try file.pageCount == printed?.pageCount)
    #expect(try file.text.contains("张小明"))
    #expect(try file.ink(ofPage: 1) > 0.003)
  }
}
