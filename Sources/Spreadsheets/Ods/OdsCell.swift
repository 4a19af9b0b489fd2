// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import XML

/// Reads the cells of an ods.
enum OdsCell {
  /// What the cell that has begun says; of a formula, what came of it last.
  static func value(
    _ attributes: XMLAttributes, _ events: EntryEvents
  ) throws(SpreadsheetError) -> CellValue {
    let shown = try shownText(events)
    guard attributes["calcext:value-type"] != "error" else { return .nothing }
    switch attributes["office:value-type"] {
    case "float", "percentage", "currency":
      return number(attributes["office:value"] ?? shown, shownAs: shown)
    case "date": return CellValue(text: attributes["office:date-value"] ?? shown)
    case "boolean":
      let value = attributes["office:boolean-value"]
      return CellValue(text: value.map { $0 == "true" ? "TRUE" : "FALSE" } ?? shown)
    case "string" where shown.isEmpty:
      return CellValue(text: attributes["office:string-value"] ?? "")
    default: return CellValue(text: shown)
    }
  }

  /// A number; with the zeros before it that its format adds.
  private static func number(_ text: String, shownAs shown: String) -> CellValue {
    let value = NumberText.value(of: text)
    let isPadded =
      shown.count > value.text.count && shown.hasSuffix(value.text)
      && shown.dropLast(value.text.count).allSatisfy { $0 == "0" }
    return isPadded ? CellValue(text: shown, isInexact: value.isInexact) : value
  }

  /// The paragraphs up to the end of the cell; not what is noted or drawn on it.
  private static func shownText(_ events: EntryEvents) throws(SpreadsheetError) -> String {
    var paragraphs: [String] = []
    var length = 0
    while let event = try events.next() {
      switch event {
      case .start("text:p", _), .start("text:h", _):
        let text = try inline(events)
        length += text.utf8.count + 1
        guard length <= SpreadsheetLimits.cellLength else { throw .tooLarge }
        paragraphs.append(text)
      case .start: try events.skip()
      case .end: return paragraphs.joined(separator: "\n")
      case .text: continue
      }
    }
    return ""
  }

  /// The text of the element that began last.
  private static func inline(_ events: EntryEvents) throws(SpreadsheetError) -> String {
    try events.text { (name, attributes) throws(SpreadsheetError) in
      switch name {
      case "text:span", "text:a", "text:ruby", "text:ruby-base": return try inline(events)
      case "text:s":
        try events.skip()
        let count = attributes["text:c"].flatMap { Int($0) } ?? 1
        return String(repeating: " ", count: max(0, min(count, SpreadsheetLimits.cellLength)))
      case "text:tab", "text:line-break":
        try events.skip()
        return name == "text:tab" ? "\t" : "\n"
      default:
        // Fields have a text; how it is said, notes and drawings do not belong to it.
        guard name.hasPrefix("text:"), name != "text:ruby-text", name != "text:note" else {
          try events.skip()
          return ""
        }
        return try inline(events)
      }
    }
  }
}
