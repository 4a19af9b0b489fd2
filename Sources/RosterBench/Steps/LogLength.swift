// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Glibc
internal import ResultsListModel
internal import RosterModel
internal import SQLite

/// How long the write-ahead log gets while 100,000 single changes are made with a list
/// open; beside bare SQLite with nobody reading.
@MainActor
struct LogLength {
  private static let count = 100_000

  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours, durability: .normal)
    try ours.firstPage()
    let model = ResultsListModel(ours.results)
    let longest = try await longestLog(of: ours)
    await ours.close()
    withExtendedLifetime(model) {}
    SizeMeasurement(
      step: "log", rows: bench.rows, ours: longest / 1024, bare: longestBareLog() / 1024
    ).report()
  }

  private func longestLog(of ours: OurRoster) async throws -> Int {
    var longest = 0
    var random = SplitMix(seed: 0x109)
    for number in 0..<Self.count {
      let id = Int64.random(in: 1...Int64(bench.rows), using: &random)
      try await ours.database.write("Note") {
        try $0.update(Student.self, ids: [id], setting: [Student.note.set(to: "note \(number)")])
      }
      if number % 100 == 0 { longest = max(longest, size(of: bench.ours + "-wal")) }
    }
    return longest
  }

  private func longestBareLog() -> Int {
    var longest = 0
    var random = SplitMix(seed: 0x109)
    let bare = BareRoster(path: bench.bare, durability: .normal)
    let statement = bare.prepare("UPDATE student SET note = ? WHERE id = ?")
    for number in 0..<Self.count {
      let id = Int64.random(in: 1...Int64(bench.rows), using: &random)
      bare.change(statement, [.text("note \(number)"), .integer(id)])
      if number % 100 == 0 { longest = max(longest, size(of: bench.bare + "-wal")) }
    }
    return longest
  }

  private func size(of path: String) -> Int {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return lseek(file, 0, SEEK_END)
  }
}
