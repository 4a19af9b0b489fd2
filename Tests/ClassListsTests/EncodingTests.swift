// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TextTables
import Testing

@Suite struct `The encoding of a class list` {
  /// The names, and the encoding if it was guessed.
  func read(_ bytes: [UInt8], _ language: String = "en") async throws -> ([[String]], String?) {
    let reading = try await ClassListReader.read(bytes, language: language)
    return (reading.table.namesAndNumbers, reading.guessedEncoding?.name)
  }

  @Test(arguments: ["en", "zh_CN", "ja"])
  func `is UTF-8 with a byte-order mark (public case 1)`(_ language: String) async throws {
    let bytes = [0xef, 0xbb, 0xbf] + Array("学号,姓名\n007,李小红\n".utf8)
    #expect(try await read(bytes, language) == ([["李小红", "007"]], nil))
  }

  @Test(arguments: ["en", "zh_CN"])
  func `is guessed from accented letters, and named (public case 2)`(
    _ language: String
  ) async throws {
    let bytes = bytes("4e616d652c4e756d6265720a5a6feb204272fb6ce92c31320a")
    #expect(try await read(bytes, language) == ([["Zoë Brûlé", "12"]], "windows-1252"))
  }

  @Test func `is UTF-16 with a mark, as spreadsheets write it (public case 3)`() async throws {
    let text = "姓名\t学号\r\n王一一\t003\r\n"
    #expect(try await read([0xff, 0xfe] + text.utf16Little) == ([["王一一", "003"]], nil))
    #expect(try await read([0xfe, 0xff] + text.utf16Big) == ([["王一一", "003"]], nil))
  }

  @Test(arguments: ["姓名\t学号\r\n王一一\t003\r\n", "Name,No\nAna,003\n", "Name,No\n王一,003\n"])
  func `is UTF-16 without a mark`(_ text: String) async throws {
    for (bytes, name) in [(text.utf16Little, "UTF-16LE"), (text.utf16Big, "UTF-16BE")] {
      let (rows, encoding) = try await read(bytes)
      #expect(rows.map { $0[1] } == ["003"])
      #expect(encoding == name)
    }
  }

  @Test(arguments: ["en", "zh_CN", "zh_TW", "ja"])
  func `is Chinese whatever the language when titles say so (public case 4a)`(
    _ language: String
  ) async throws {
    let bytes = bytes("d0d5c3fb2cd1a7bac50ad5c5d0a1c3f72c3030370a")
    #expect(try await read(bytes, language) == ([["张小明", "007"]], "GB18030"))
  }

  @Test(arguments: [("en", ["windows-1252", "GB18030"]), ("zh_CN", ["GB18030", "windows-1252"])])
  func `is asked where both are possible, the language’s own first (public case 4b)`(
    _ language: String, _ names: [String]
  ) async throws {
    let bytes = Array("Name,No\nM".utf8) + [0xfc] + Array("ller,5\n".utf8)
    let readings = try await ClassListReader.read(bytes, language: language).spellings
    #expect(readings.map(\.encoding.name) == names)
    #expect(Set(readings.map(\.sample)) == ["Müller,5", "M黮ler,5"])
  }

  @Test func `is the one that was answered`() async throws {
    let bytes = Array("Name,No\nM".utf8) + [0xfc] + Array("ller,5\n".utf8)
    var answers = ReadingAnswers(language: "zh_CN")
    answers.encoding = .windows1252
    let reading = try await ClassListReader.read(bytes, answers)
    #expect(reading.table.namesAndNumbers == [["Müller", "5"]])
    #expect(reading.guessedEncoding == .windows1252)
    #expect(reading.spellings == [])
  }

  /// Lists with titles in English, so that only the names tell.
  @Test(arguments: [
    (
      "GB18030", "d5c5c8fd2c310acceec8fd2c320ac0eecbc42c330acdf5b7bc2c340ac5b7d1f4d0a1c3f72c350a",
      "张三"
    ),
    ("Shift_JIS", "8db293a189d48e712c310a97e996d888ea98592c320a82bd82c882a92c330a", "佐藤花子"),
    ("Big5", "b3afa46aa4e52c310aa7f5a470a9fa2c320ab6c0a7d3b0b62c330a", "陳大文"),
    ("EUC-KR", "b1e8c3b6bcf62c310ac0ccbfb5c8f12c320ab9dac1f6b9ce2c330ac3d6bcf6bfac2c340a", "김철수"),
    ("windows-1251", "c8e2e0edeee220c8e2e0ed2c310acfe5f2f0eee2e020c0ededa02c320a", "Иванов Иван"),
  ])
  func `is the likeliest for a list of names`(
    _ name: String, _ hex: String, _ first: String
  ) async throws {
    let all = Array("Name,No\n".utf8) + bytes(hex)
    let reading = try await ClassListReader.read(all)
    let names = reading.spellings.map { "\($0.encoding.name) \($0.sample)" }
    #expect(reading.guessedEncoding?.name == name, "\(names)")
    #expect(reading.spellings.first?.encoding.name == name)
    #expect(reading.table.rows.first?.draft.name == first)
  }

  @Test func `is never one that its bytes are not text in`() async throws {
    // 0x81 is no letter in Windows-1252, and no whole one elsewhere before a comma.
    let bytes = Array("Name,No\nZo".utf8) + [0x81] + Array(",1\n".utf8)
    await #expect(throws: ImportError.notText(row: 2)) {
      try await ClassListReader.table(bytes)
    }
    for language in ["en", "zh_CN"] {
      for seed in UInt8(0)..<64 {
        let noise = (UInt8(0)..<20).map { 0x80 + ($0 &* 37 &+ seed &* 11) % 0x80 }
        let bytes = Array("Name,No\n".utf8) + noise + Array(",1\n".utf8)
        let reading = try? await ClassListReader.read(bytes, language: language)
        #expect(reading?.spellings.contains { $0.sample.contains("\u{fffd}") } != true)
      }
    }
  }
}

/// Bytes that are written as hexadecimal digits.
private func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = Array(hexadecimal)
  return stride(from: 0, to: digits.count, by: 2).map {
    UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
  }
}

extension String {
  fileprivate var utf16Little: [UInt8] { utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } }
  fileprivate var utf16Big: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] } }
}
