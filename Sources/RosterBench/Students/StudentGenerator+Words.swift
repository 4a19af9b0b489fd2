// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension StudentGenerator {
  static let subjects = [
    "Algebra", "Anatomy", "Archaeology", "Art", "Astronomy", "Biology", "Botany", "Chemistry",
    "Chinese", "Civics", "Computing", "Dance", "Design", "Drama", "Economics", "Engineering",
    "English", "Ethics", "French", "Genetics", "Geography", "Geology", "Geometry", "German",
    "History", "Latin", "Law", "Linguistics", "Logic", "Mathematics", "Mechanics", "Music",
    "Painting", "Philosophy", "Physics", "Psychology", "Sculpture", "Sociology", "Statistics",
    "Zoology",
  ]

  static let givenNames = [
    "Ada", "Ben", "Clara", "David", "Elena", "Felix", "Grace", "Hugo", "Inès", "Jonas", "Karin",
    "Leo", "María", "Nils", "Olga", "Peter", "Quinn", "Rosa", "Søren", "Tara", "Uma", "Viktor",
    "Wanda", "Xenia", "Yann", "Zoë", "Jürgen", "Čeněk", "Åsa", "Björn",
  ]

  static let familyNames = [
    "Adams", "Brown", "Clark", "Díaz", "Evans", "Fischer", "García", "Hansen", "Ivanov", "Jensen",
    "Kowalski", "López", "Meyer", "Nguyen", "Østergaard", "Petrov", "Quist", "Rossi", "Schmidt",
    "Turner", "Ueda", "Vogel", "Weber", "Xu", "Young", "Zhang", "Dvořák", "Lefèvre", "Müller",
    "王", "李", "张", "刘", "陈", "杨", "黄", "赵", "吴", "周", "欧阳",
  ]

  static let hanGivenNames = [
    "伟", "芳", "娜", "秀英", "敏", "静", "丽", "强", "磊", "洋", "小红", "小明", "志远", "思远", "子涵",
  ]
}
