// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What is remembered of the print window.
extension Preferences {
  var printing: PrintSettings {
    get {
      var settings = PrintSettings()
      settings.kind = string("print-kind").flatMap(PrintKind.init) ?? settings.kind
      settings.columns =
        list("print-columns").map { Set($0.compactMap(PrintColumn.init)) }
        ?? settings.columns
      settings.emptyColumns = number("print-empty-columns") ?? settings.emptyColumns
      settings.startsNewPages = flag("print-new-pages") ?? settings.startsNewPages
      settings.isLandscape = flag("print-landscape") ?? settings.isLandscape
      settings.paper = string("print-paper") ?? settings.paper
      return settings
    }
    set {
      setString("print-kind", newValue.kind.rawValue)
      setList(
        "print-columns", PrintColumn.allCases.filter(newValue.columns.contains).map(\.rawValue))
      setNumber("print-empty-columns", newValue.emptyColumns)
      setFlag("print-new-pages", newValue.startsNewPages)
      setFlag("print-landscape", newValue.isLandscape)
      setString("print-paper", newValue.paper)
    }
  }
}
