// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing

@testable import Gtk

/// A list that is exported, or a backup, goes to a disk that has no room for it.
@Suite(.enabled(if: SmallDisk.isAllowed, "only root may mount a file system"))
struct `A file on a full disk` {
  private static let new = [UInt8](repeating: 7, count: 60_000)
  private static let old = [UInt8]("Name,No\nAna,1\n".utf8)
  private nonisolated static let rooms = [0, 1, 2, 5, 14]

  /// `G_IO_ERROR_NO_SPACE`, which GLib says in the language of the desktop.
  private static let noSpace = 12

  private let disk: SmallDisk
  private let source = TemporaryFolder()
  private let file: File

  init() throws {
    disk = try #require(SmallDisk(pageCount: 100))
    source.write(Self.new, to: "new")
    file = File(path: disk.file("list.csv"))
  }

  /// Has the main loop go on until something is done.
  private func going(_ body: @escaping () async throws -> Void) async throws {
    let task = Task { try await body() }
    let waiting = Task {
      while !Task.isCancelled {
        MainLoop.doPending()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    defer { waiting.cancel() }
    try await task.value
  }

  /// What stands in it, in few words.
  private var contents: String {
    let bytes = TemporaryFolder.bytes(ofFile: disk.file("list.csv"))
    return bytes == Self.new ? "new" : bytes == Self.old ? "old" : "\(bytes.count) bytes"
  }

  private func write() async throws {
    try await going { [file] in try await file.replaceContents(Self.new) }
  }

  private func copy() async throws {
    try await going { [file, source] in try await File(path: source.file("new")).copy(to: file) }
  }

  @Test(arguments: rooms)
  func `is not there in part`(room: Int) async throws {
    disk.fill(leaving: room)
    let written = await #expect(throws: GtkError.self) { try await write() }
    #expect(written?.code == Self.noSpace)
    #expect(disk.files == [])
    let copied = await #expect(throws: GtkError.self) { try await copy() }
    #expect(copied?.code == Self.noSpace)
    #expect(disk.files == [])
    disk.makeRoom()
    try await copy()
    #expect(contents == "new")
  }

  @Test(arguments: rooms)
  func `keeps what it held`(room: Int) async throws {
    try await going { [file] in try await file.replaceContents(Self.old) }
    disk.fill(leaving: room)
    await #expect(throws: GtkError.self) { try await write() }
    #expect(contents == "old")
    await #expect(throws: GtkError.self) { try await copy() }
    #expect(contents == "old")
    #expect(disk.files == ["list.csv"])
    disk.makeRoom()
    try await write()
    #expect(contents == "new")
  }

  @Test func `or in no folder, or copied from none, is refused`() async throws {
    let (nowhere, none) = (File(path: disk.file("none/list.csv")), File(path: source.file("none")))
    func write() async throws { try await going { try await nowhere.replaceContents([1]) } }
    func copy() async throws { try await going { [file] in try await none.copy(to: file) } }
    await #expect(throws: GtkError.self) { try await write() }
    await #expect(throws: GtkError.self) { try await copy() }
    #expect(disk.files == [])
  }
}
