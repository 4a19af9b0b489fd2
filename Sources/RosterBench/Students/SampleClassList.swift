// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc
internal import RosterModel

/// A class list of made-up students, as comma-separated text.
struct SampleClassList {
  let rows: Int

  func make(in folder: String) {
    guard let file = fopen("\(folder)/list.csv", "w") else { preconditionFailure("no list.csv") }
    defer { fclose(file) }
    fputs("Name,Number,Subject\n", file)
    let generator = StudentGenerator(count: rows)
    for index in 0..<rows {
      let student = generator.student(index)
      fputs("\(student.name),\(student.number),\(student.subject)\n", file)
    }
  }
}
