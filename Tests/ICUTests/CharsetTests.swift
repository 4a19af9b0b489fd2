// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ICU
import Testing

@Suite struct `A character set` {
  @Test(arguments: ["UTF-8", "UTF-16LE", "GB18030", "windows-1252"])
  func `decodes nothing to nothing`(_ name: String) throws {
    #expect(try Charset(name).decode([]) == "")
  }

  @Test func `decodes what is text in it`() throws {
    #expect(try Charset("UTF-8").decode(Array("Zoë 张三 𠮷".utf8)) == "Zoë 张三 𠮷")
    #expect(try Charset("UTF-16LE").decode([0x20, 0x5f, 0x42, 0xd8, 0xb7, 0xdf]) == "张𠮷")
    #expect(try Charset("GB18030").decode([0xd5, 0xc5, 0xd0, 0xa1, 0xc3, 0xf7]) == "张小明")
    #expect(try Charset("windows-1252").decode([0x5a, 0x6f, 0xeb]) == "Zoë")
  }

  @Test(arguments: [
    ([0x41, 0x42, 0xff, 0x43] as [UInt8], 2),
    ([0x41, 0xe5, 0xbc] as [UInt8], 1),
    ([0x41, 0xe5, 0xbc, 0x41] as [UInt8], 1),
    ([0xc0, 0x80] as [UInt8], 0),
  ])
  func `says where bytes are no text, and replaces nothing`(_ bytes: [UInt8], _ position: Int) {
    #expect { try Charset("UTF-8").decode(bytes) } throws: {
      ($0 as? ICUError)?.position == position
    }
  }

  @Test func `has an error when ICU does not know it`() {
    #expect(throws: ICUError.self) { try Charset("no-such-set").decode([0x41]) }
  }

  @Test func `is guessed from bytes`() throws {
    let text = "学号,姓名\n001,欧阳小明\n002,张三丰\n003,李四光\n004,王五一\n005,赵六顺\n"
    let guesses = try CharsetGuess.guesses(for: Array(text.utf8))
    #expect(guesses.first?.charset == Charset("UTF-8"))
    #expect(guesses.first?.confidence == 100)
  }
}
