// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import RosterModel

@Suite struct `The order of students` {
  let maker: KeyMaker

  init() throws { maker = try KeyMaker(locale: "en") }

  func sorted(_ names: [String], by key: (StudentKeys) -> [UInt8] = { $0.name }) -> [String] {
    names.sorted {
      key(keys($0)).lexicographicallyPrecedes(key(keys($1)))
    }
  }

  func keys(_ name: String, number: String = "", reading: String? = nil) -> StudentKeys {
    var student = Student()
    (student.name, student.number, student.reading) = (name, number, reading)
    return maker.keys(for: student)
  }

  @Test func `puts Chinese names between Latin ones (public case 33)`() {
    #expect(sorted(["张三", "Adam", "李四", "Ben"]) == ["Adam", "Ben", "李四", "张三"])
  }

  @Test func `puts accented names beside plain ones (public case 31)`() {
    #expect(sorted(["Zoe", "Élodie", "Adam"]) == ["Adam", "Élodie", "Zoe"])
  }

  @Test func `keeps a surname together (public case 38)`() {
    let names = ["李娜", "黎明", "李一", "黎安", "Li Na", "欧阳一", "欧文", "Liam"]
    #expect(
      sorted(names) == ["黎安", "黎明", "李娜", "李一", "Li Na", "Liam", "欧文", "欧阳一"])
  }

  @Test(arguments: [
    ("沈彩", "S"), ("单一", "S"), ("曾二", "Z"), ("解三", "X"), ("仇四", "Q"), ("区五", "O"),
    ("欧阳小明", "O"), ("司马二", "S"), ("朴正", "P"), ("缪三", "M"), ("单于飞", "C"), ("查良镛", "Z"),
    ("長孫無忌", "Z"), ("尉迟恭", "Y"), ("Élodie", "E"), ("Øystein", "O"), ("’t Hooft", "T"),
    ("Черв", "#"), ("김철수", "#"), ("7 of 9", "#"), ("!?", "#"), ("(Bob) Dylan", "B"), ("ß", "S"),
  ])
  func `files a name under the letter it is read with (public case 34)`(
    _ name: String, _ letter: String
  ) {
    #expect(keys(name).initial.title == letter)
  }

  @Test func `has the letters of its language`() throws {
    let swedish = try KeyMaker(locale: "sv")
    let russian = try KeyMaker(locale: "ru")
    var student = Student()
    student.name = "Åsa"
    #expect(keys("Åsa").initial.title == "A")
    #expect(swedish.keys(for: student).initial.title == "Å")
    student.name = "Черв"
    #expect(russian.keys(for: student).initial.title == "Ч")
  }

  @Test func `puts what has no letter last`() {
    let letters = ["Zoe", "#1", "Adam"].map { keys($0).initial }
    let sorted = letters.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    #expect(sorted.map(\.title) == ["A", "Z", "#"])
  }

  @Test func `lets a reading override the program's`() {
    #expect(keys("单一", reading: "Dan Yi").initial.title == "D")
    #expect(keys("山田太郎", reading: "Yamada Taro").initial.title == "Y")
    #expect(keys("Xó", reading: "Sho").initial.title == "S")
    #expect(keys("单一", reading: "shàn yī").name == keys("单一").name)
    #expect(keys("单一", reading: "shan yi").name == keys("单一").name)
  }

  @Test func `puts numbers in natural and total order (public case 39)`() {
    let numbers = ["S10", "", "S2", "s1", "7", "007", "A-3"]
    let sorted = numbers.sorted {
      keys("Ana", number: $0).number.lexicographicallyPrecedes(keys("Ana", number: $1).number)
    }
    #expect(sorted == ["007", "7", "A-3", "s1", "S2", "S10", ""])
  }

  @Test(arguments: [
    ("Maria del Carmen Garcia", "Garcia Maria del Carmen"), ("Smith, John", "Smith John"),
    ("Martin King, Jr.", "King Martin Jr."), ("Martin King Jr.", "King Martin Jr."),
    ("李小明", "李小明"), ("阿依·古丽", "阿依·古丽"), ("司马二", "司马二"), ("David 李", "李 David"), ("Cher", "Cher"),
    ("", ""), (",", ","),
  ])
  func `finds the family name (public case 38)`(_ name: String, _ familyFirst: String) {
    #expect(FamilyName.first(in: name) == familyFirst)
  }

  @Test func `by family name puts first names second`() {
    let names = ["Zoe Adams", "Adam Zorn", "Lee, Ann", "李娜", "Ann Lee"]
    #expect(
      sorted(names) { $0.family } == ["Zoe Adams", "Lee, Ann", "Ann Lee", "李娜", "Adam Zorn"])
    #expect(keys("Adam Zorn").familyInitial.title == "Z")
  }

  @Test func `puts subjects in natural order, Chinese ones as they are read`() {
    let subjects = ["音乐", "7B", "Art", "10A", "数学", "", "7A", "Zoology"]
    let sorted = subjects.sorted {
      maker.subject($0).key.lexicographicallyPrecedes(maker.subject($1).key)
    }
    #expect(sorted == ["7A", "7B", "10A", "Art", "数学", "音乐", "Zoology", ""])
  }
}
