// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CExpat
internal import Glibc

/// What expat told of, until it is taken.
final class XMLEventLog {
  /// Why the document is not read further.
  private(set) var error: XMLError?

  private let parser: OpaquePointer
  private let spaces: [(name: [UInt8], prefix: String)]
  private let elements: Set<String>?
  private var events: [XMLEvent] = []
  private var depth = 0

  /// Whether a tag or a text was read since events were taken last.
  private var hasProgress = false

  /// How many bytes came since the last tag or text.
  private var quietLength = 0

  init(_ prefixes: [String: String], _ elements: Set<String>?, of parser: OpaquePointer) {
    self.parser = parser
    self.elements = elements
    spaces = prefixes.map { (Array($0.key.utf8), $0.value.isEmpty ? "" : "\($0.value):") }
  }

  static func at(_ data: UnsafeMutableRawPointer?) -> XMLEventLog {
    Unmanaged<XMLEventLog>.fromOpaque(data!).takeUnretainedValue()
  }

  /// The events since the last call, in which expat was given so many bytes.
  func take(from count: Int) throws(XMLError) -> [XMLEvent] {
    quietLength = hasProgress ? 0 : quietLength + count
    hasProgress = false
    guard quietLength <= XMLLimits.tokenLength else { throw .tooLarge }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    depth += 1
    hasProgress = true
    guard depth <= XMLLimits.depth else { return stop(.tooLarge) }
    let element = self.name(name!)
    guard elements?.contains(element) ?? true else { return }
    var pairs: [XMLAttributes.Pair] = []
    var next = attributes
    while let here = next, let name = here[0], let value = here[1] {
      pairs.append(XMLAttributes.Pair(name: self.name(name), value: String(cString: value)))
      next = here + 2
    }
    events.append(.start(element, XMLAttributes(pairs: pairs)))
  }

  func end(_ name: UnsafePointer<XML_Char>?) {
    depth -= 1
    hasProgress = true
    let element = self.name(name!)
    if elements?.contains(element) ?? true { events.append(.end(element)) }
  }

  func text(_ text: UnsafePointer<XML_Char>?, count: Int32) {
    hasProgress = true
    guard elements == nil else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    events.append(.text(String(decoding: bytes, as: UTF8.self)))
  }

  /// Reads no further.
  func stop(_ error: XMLError) {
    if self.error == nil { self.error = error }
    XML_StopParser(parser, 0)
  }

  /// A name as callers know it: expat puts a name space before it, and a line feed.
  private func name(_ pointer: UnsafePointer<XML_Char>) -> String {
    let bytes = UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let space = bytes[..<end]
    let prefix = spaces.first { $0.name.elementsEqual(space) }?.prefix ?? "?:"
    return prefix + String(decoding: bytes[(end + 1)...], as: UTF8.self)
  }
}
