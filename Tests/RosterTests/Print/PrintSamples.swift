// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import RosterModel

@testable import Roster

/// Says that all letters of a size are alike, but Han ones wider.
struct EvenMeasure: TextMeasure {
  func width(of text: String, in font: PageFont) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2e80 ? 1 : 0.55) * font.size }
  }
}

extension Paper {
  static let a4 = Paper(
    width: 595, height: 842, margins: Margins(top: 18, bottom: 40, left: 18, right: 18))
}

extension PrintJob {
  /// A roster in which the ids of students count from 1.
  init(_ sections: [(title: String?, students: [Student])], _ settings: PrintSettings = .init()) {
    var (all, parts): ([RowID: Student], [PrintSection]) = ([:], [])
    for (title, students) in sections {
      let ids = students.indices.map { RowID(all.count + $0 + 1) }
      for (id, student) in zip(ids, students) { all[id] = student }
      parts.append(PrintSection(title: title, ids: ids))
    }
    self.init(
      name: "Roster", date: "30.11.2026", settings: settings, sections: parts,
      student: { all[$0] })
  }

  /// Random students in random sections: short names, and ones that need two lines.
  static func random(_ seed: Int) -> PrintJob {
    var random = RandomSource(seed: seed)
    var number = 0
    let sections = (0..<1 + random.below(5)).map { section in
      (
        title: Optional("Section \(section)"),
        students: (0..<1 + random.below(70)).map { _ in
          number += 1
          let words = (0..<1 + random.below(3)).map { _ in random.pick(["Ana", "张小明", "سامر"]) }
          return Student(
            "\(number)", words.joined(separator: " "), note: random.pick(["", "Flute"]))
        }
      )
    }
    var settings = PrintSettings()
    settings.kind = random.pick(PrintKind.allCases)
    settings.columns = Set(PrintColumn.allCases.filter { $0 == .number || random.once(in: 2) })
    settings.emptyColumns = 1 + random.below(31)
    settings.startsNewPages = random.once(in: 2)
    return PrintJob(sections, settings)
  }
}

extension Student {
  init(_ number: String, _ name: String, note: String = "") {
    self.init()
    (self.number, self.name, self.note) = (number, name, note)
  }
}
