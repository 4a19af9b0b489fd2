// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing
import XML

/// The events of a document that comes in parts of so many bytes.
private func events(_ text: String, by count: Int = 7) throws(XMLError) -> [XMLEvent] {
  let parser = XMLParser(prefixes: ["urn:text": "text", "urn:main": ""])
  var events: [XMLEvent] = []
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    events += try parser.events(in: Array(rest.prefix(count)), isLast: false)
    rest = rest.dropFirst(count)
  }
  return events + (try parser.events(in: [], isLast: true))
}

private func names(_ text: String) throws -> [String] {
  try events(text).compactMap { if case .start(let name, _) = $0 { name } else { nil } }
}

private func text(_ document: String) throws -> String {
  try events(document).map { if case .text(let text) = $0 { text } else { "" } }.joined()
}

private func error(_ text: String) -> XMLError? {
  do throws(XMLError) {
    _ = try events(text, by: 65_536)
    return nil
  } catch {
    return error
  }
}

@Suite struct `An XML document` {
  @Test func `is a row of events, however it is cut`() throws {
    let document = "<a x='1' y='&lt;é'><b>张三 &amp; Ana</b></a>"
    for count in 1...document.utf8.count {
      let all = try events(document, by: count)
      #expect(all.count { if case .text = $0 { false } else { true } } == 4)
      #expect(all.last == .end("a"))
      guard case .start("a", let attributes) = all[0] else {
        Issue.record("does not begin")
        continue
      }
      #expect(attributes["x"] == "1")
      #expect(attributes["y"] == "<é")
      #expect(attributes["z"] == nil)
    }
    #expect(try text(document) == "张三 & Ana")
  }

  @Test func `may be longer than a tag, of which there are many`() throws {
    let tag = "<b x='\(String(repeating: "a", count: 1000))'/>"
    let count = XMLLimits.tokenLength / 1000 + 1
    let document = "<a>\(String(repeating: tag, count: count))</a>"
    #expect(try events(document, by: 65_536).count == 2 * count + 2)
  }

  @Test func `tells only of the elements that are asked for, and of no text`() throws {
    let parser = XMLParser(prefixes: [:], elements: ["b"])
    let all = try parser.events(in: Array("<a>x<b>y</b></a>".utf8), isLast: true)
    #expect(all.count == 2)
    #expect(all.last == .end("b"))
  }

  @Test func `has the prefixes of the reader, not its own`() throws {
    #expect(try names("<t:a xmlns:t='urn:text'><b xmlns='urn:main'/></t:a>") == ["text:a", "b"])
    #expect(try names("<a xmlns='urn:other'/>") == ["?:a"])
    #expect(try names("<a/>") == ["a"])
  }

  @Test func `is in the encoding that it names`() throws {
    let parser = XMLParser(prefixes: [:])
    let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xe9]
    let all = try parser.events(in: bytes + Array("</a>".utf8), isLast: true)
    #expect(all.contains(.text("é")))
  }
}

@Suite struct `An XML document that cannot be read` {
  @Test func `breaks the rules`() {
    #expect(error("<a>\n<b></a>") == .malformed(line: 2))
    #expect(error("<a>") == .malformed(line: 1))
    #expect(error("") == .malformed(line: 1))
    #expect(error("<a>\u{1}</a>") == .malformed(line: 1))
  }

  @Test func `declares entities, which may unfold without end`() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>
      """
    #expect(error(bomb) == .entities)
    #expect(error("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>") == .entities)
  }

  @Test func `is too deep`() {
    let deep = String(repeating: "<a>", count: XMLLimits.depth)
    let ends = String(repeating: "</a>", count: XMLLimits.depth)
    #expect(error(deep + ends) == nil)
    #expect(error("<a>\(deep)\(ends)</a>") == .tooLarge)
  }

  @Test func `has a tag that does not end`() {
    let space = String(repeating: " ", count: XMLLimits.tokenLength + 70_000)
    #expect(error("<a\(space)></a>") == .tooLarge)
  }
}
