// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel
import Testing

@testable import Roster

@Suite struct `A layout of students on paper` {
  private func layout(_ job: PrintJob) -> PrintLayout {
    PrintLayout(job, on: .a4, measure: EvenMeasure())
  }

  /// A job of one section in which two students stand.
  private func two(_ first: Student, _ second: Student, _ settings: PrintSettings) -> PageDrawing {
    layout(PrintJob([("7A", [first, second])], settings)).page(0)
  }

  private func settings(_ kind: PrintKind = .list) -> PrintSettings {
    var settings = PrintSettings()
    settings.kind = kind
    return settings
  }

  @Test(arguments: 0..<60)
  func `has each student on one page, in order`(seed: Int) {
    let layout = layout(.random(seed))
    let numbers = (0..<layout.pageCount).flatMap { page in
      layout.page(page).texts.map(\.text).filter { Int($0) != nil }
    }
    #expect(numbers == (1...layout.job.count).map(String.init))
  }

  @Test(arguments: 0..<60)
  func `keeps every text and line inside of the paper, in a place of its own`(seed: Int) {
    let layout = layout(.random(seed))
    let area = layout.area
    for page in (0..<layout.pageCount).map(layout.page) {
      for text in page.texts {
        #expect(text.x >= area.left && text.x + text.width <= area.right + 0.001)
        let lines = Double(text.lineCount)
        let width = EvenMeasure().width(of: text.text, in: text.font)
        #expect(width <= text.width * lines, "\(text)")
        #expect(text.baseline + (lines - 1) * text.leading <= area.footBaseline)
      }
      for (index, text) in page.texts.enumerated() {
        for other in page.texts[(index + 1)...] where other.baseline == text.baseline {
          #expect(text.x + text.width <= other.x || other.x + other.width <= text.x)
        }
      }
      let points = page.lines.flatMap { [$0.start, $0.end] }
      #expect(points.allSatisfy { $0.x <= area.right + 0.001 && $0.y <= area.bottom + 0.001 })
    }
  }

  @Test func `names the roster, the day and the page on each`() {
    let students = (1...100).map { Student("\($0)", "Ana") }
    let layout = layout(PrintJob([("7A", students)]))
    let pages = (0..<layout.pageCount).map { layout.page($0).texts.map(\.text) }
    #expect(pages.count == 4)
    #expect(pages.allSatisfy { $0.starts(with: ["Roster", "30.11.2026"]) })
    #expect(pages.enumerated().allSatisfy { $1.contains("\($0 + 1) / 4") })
    #expect(pages[0].contains("7A") && pages[0].contains("100 students"))
    #expect(pages[1...].allSatisfy { $0.contains("7A") && $0.contains("continued") })
  }

  @Test(arguments: ["سامر", String(repeating: "Anabel ", count: 40)])
  func `leaves the number where it is, whatever the name`(name: String) throws {
    let page = two(Student("12", name), Student("12", "Ana"), settings())
    let numbers = page.texts.filter { $0.text == "12" }
    #expect(numbers.count == 2 && numbers[0].x == numbers[1].x)
    #expect(numbers.allSatisfy { $0.width == numbers[0].width && $0.alignment == .end })
    let first = try #require(page.texts.first { $0.text == name })
    #expect(first.x >= numbers[0].x + numbers[0].width)
  }

  @Test func `gives a long name two small lines, inside of its row`() throws {
    let long = String(repeating: "Anabel ", count: 15)
    let page = two(Student("1", long), Student("2", "Ana"), settings(.grid))
    let first = try #require(page.texts.first { $0.text == long })
    let second = try #require(page.texts.first { $0.text == "Ana" })
    #expect(first.lineCount == 2 && first.font == PrintStyle.small)
    #expect(second.lineCount == 1 && second.font == PrintStyle.body)
    #expect(first.baseline + first.leading + 2 < second.baseline - second.font.size)
  }

  @Test func `has the columns that were chosen, and the subject only where it is no section`() {
    var settings = settings()
    settings.columns = [.number, .subject, .note]
    #expect(settings.shownColumns(groupsBySubject: true) == [.number, .name, .note])
    #expect(settings.shownColumns(groupsBySubject: false) == [.number, .name, .subject, .note])
    settings.kind = .labels
    #expect(settings.shownColumns(groupsBySubject: true) == [.number, .name, .subject])
  }

  @Test func `reads the students of a page when the page is made`() {
    var job = PrintJob([("7A", (1...5000).map { Student("\($0)", "Ana") })])
    var read: [RowID] = []
    let student = job.student
    job.student = { id in
      read.append(id)
      return student(id)
    }
    let layout = layout(job)
    #expect(read.count <= 1000)
    read = []
    _ = layout.page(1)
    #expect(read == Array(layout.job.sections[0].ids[layout.flow.pages[1][0].students]))
  }

  @Test func `leaves a row for one who is gone`() {
    var job = PrintJob([("7A", [Student("1", "Ana"), Student("2", "Ben")])])
    let student = job.student
    job.student = { $0 == 1 ? nil : student($0) }
    let texts = layout(job).page(0).texts.map(\.text)
    #expect(!texts.contains("Ana") && texts.contains("Ben"))
  }

  @Test func `has no page for an empty roster`() { #expect(layout(PrintJob([])).pageCount == 0) }
}
