// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing
import Zip

@Suite struct `A zip archive that is written` {
  /// Bytes that can hardly be packed.
  let noise = Array(
    (0..<300_000).reduce(into: [UInt32(1)]) { numbers, _ in
      numbers.append(numbers[numbers.count - 1] &* 1_664_525 &+ 1_013_904_223)
    }.map { UInt8($0 >> 24) })

  func archive(_ files: [(String, [UInt8])]) -> [UInt8] {
    let writer = ZipWriter()
    for (name, contents) in files { writer.add(name, contents) }
    return writer.archive()
  }

  @Test func `is read as the same files`() throws {
    let files = [
      ("a.txt", Array("Ana".utf8)), ("b/姓名.xml", []), ("noise", noise),
      ("even", [UInt8](repeating: 7, count: 200_000)),
    ]
    let archive = try ZipArchive(archive(files))
    #expect(archive.entries.map(\.name) == files.map(\.0))
    for (entry, file) in zip(archive.entries, files) {
      #expect(try archive.contents(of: entry) == file.1, "\(file.0)")
    }
  }

  @Test func `is the same however its files come`() {
    let writer = ZipWriter()
    writer.begin("noise")
    for start in stride(from: 0, to: noise.count, by: 1000) {
      writer.write(Array(noise[start..<min(start + 1000, noise.count)]))
    }
    writer.end()
    #expect(writer.archive() == archive([("noise", noise)]))
  }

  @Test func `packs what repeats itself`() {
    #expect(archive([("a", [UInt8](repeating: 7, count: 200_000))]).count < 1000)
  }

  @Test func `is what other programs read`() throws {
    let folder = TemporaryFolder()
    folder.write(archive([("b/姓名.txt", Array("Ana".utf8)), ("noise", noise)]), to: "a.zip")
    let file = "zipfile.ZipFile('\(folder.file("a.zip"))')"
    let check = "import zipfile; z = \(file); print(z.testzip(), z.namelist())"
    #expect(output(of: "python3 -c \"\(check)\"") == "None ['b/姓名.txt', 'noise']\n")
  }
}
