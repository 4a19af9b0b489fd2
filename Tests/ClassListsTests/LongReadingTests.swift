// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Synchronization
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `Reading a long list` {
  /// As text, as a workbook and as cards.
  nonisolated static let kinds: [ClassListFormat] = [.text, .workbook, .cards]

  /// A class list of 10,000 students.
  private static func list(_ kind: ClassListFormat) async throws -> [UInt8] {
    let titles = ["Name", "Number", "Subject", "Reading", "Note"]
    let words = WrittenWords(titles: titles, sheet: "A", school: "B", year: 2026)
    var writer = kind.writer(words)
    for number in 1...10_000 { writer.append(try student("Student \(number)", "\(number)")) }
    return await writer.file()
  }

  @Test(arguments: kinds)
  func `tells how far it is`(_ kind: ClassListFormat) async throws {
    let steps = Mutex<[Double]>([])
    let reading = try await ClassListReader.read(
      await Self.list(kind), ReadingAnswers(language: "en")
    ) { step in steps.withLock { $0.append(step) } }
    #expect(reading.table.rows.count == 10_000)
    let all = steps.withLock { $0 }
    #expect(all.count > 8)
    #expect(all == all.sorted())
    #expect(Set(all).count > 8 && all.allSatisfy { (0...1).contains($0) })
    #expect((all.last ?? 0) > 0.9)
  }

  @Test(arguments: kinds)
  func `ends soon after it is cancelled`(_ kind: ClassListFormat) async throws {
    let bytes = try await Self.list(kind)
    let cancel = CancelSwitch()
    let last = Mutex(0.0)
    let task = Task {
      try await ClassListReader.read(bytes, ReadingAnswers(language: "en")) { step in
        last.withLock { $0 = step }
        if step > 0.3 { cancel.press() }
      }
    }
    // The task waits for the main actor, so it has not begun.
    cancel.meaning(task)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(last.withLock { $0 } < 0.5)
  }

  @Test(arguments: ["excel.xlsx", "libreoffice.ods", "oneroster-1.2.zip", "cards-4.0.vcf"])
  func `does not begin once it is cancelled`(_ name: String) async throws {
    let task = Task { try await ClassListReader.read(Sample.bytes(name)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
