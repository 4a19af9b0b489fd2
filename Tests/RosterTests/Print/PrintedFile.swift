// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing

/// A PDF file as other programs see it.
struct PrintedFile {
  let path: String

  /// The text of it, line by line as it stands there.
  var text: String { get throws { try #require(output(of: "pdftotext -layout '\(path)' -")) } }

  var pageCount: Int {
    get throws {
      let lines = try #require(output(of: "pdfinfo '\(path)'")).split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("Pages:") })
      return try #require(Int(line.split(separator: " ")[1]))
    }
  }

  /// What is said of each font: its name and kind, then whether it is in the file.
  var fonts: [String] {
    get throws {
      try #require(output(of: "pdffonts '\(path)'")).split(separator: "\n").dropFirst(2).map(
        String.init)
    }
  }

  /// How much of a page is not white, from 0 to 1.
  func ink(ofPage page: Int) throws -> Double {
    let picture = "pdftoppm -gray -r 50 -f \(page) -l \(page) '\(path)'"
    let values = try #require(output(of: "\(picture) | od -An -v -tu1 -w1 -j 16"))
    let dots = values.split(separator: "\n").compactMap { Int($0.filter { $0 != " " }) }
    return Double(dots.count { $0 < 200 }) / Double(dots.count)
  }
}
