// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// Writes the files of a OneRoster export, each from the same people.
///
/// Ids are the same each time for the same school, number and subject; of who has no number,
/// for the same place in the roster and name.
struct OneRosterWriter {
  typealias File = (name: String, text: CommaSeparatedText)

  private let people: [WrittenPeople.Person]
  private let words: WrittenWords

  /// The subjects in the order in which they come.
  private let subjects: [String]

  /// The id of each person.
  private let userIDs: [String]

  private let school: String
  private let year: String
  private let term: String

  init(_ people: [WrittenPeople.Person], _ words: WrittenWords) {
    (self.people, self.words) = (people, words)
    school = WrittenIdentifier.uuid(of: ["org", words.school])
    year = WrittenIdentifier.uuid(of: ["year", words.school, String(words.year)])
    term = WrittenIdentifier.uuid(of: ["term", words.school, String(words.year)])
    var known: Set<String> = []
    subjects = people.flatMap(\.subjects).filter { known.insert($0).inserted }
    var numbers: Set<String> = []
    userIDs = people.map { person in
      let student = person.student
      let isFirst = numbers.insert(student.number).inserted
      let texts =
        isFirst && !student.number.isEmpty
        ? [student.number]
        : [String(student.id), student.number, student.name, student.subject]
      return WrittenIdentifier.uuid(of: ["user", words.school] + texts)
    }
  }

  /// The manifest comes last, as it names the others.
  var files: [File] {
    let files = [academicSessions, orgs, courses, classes, users, roles, enrollments]
    return files + [manifest(of: files.map(\.name))]
  }

  private func id(_ texts: String...) -> String {
    WrittenIdentifier.uuid(of: [texts[0], words.school] + texts.dropFirst())
  }

  /// A file with its titles; all rows have no status and date before the rest, as in a whole
  /// export.
  private func file(_ name: String, _ titles: String, _ rows: some Sequence<[String]>) -> File {
    var text = CommaSeparatedText()
    text.append(
      ["sourcedId", "status", "dateLastModified"] + titles.split(separator: ",").map(String.init))
    for row in rows { text.append([row[0], "", ""] + row.dropFirst()) }
    return (name, text)
  }
}

// MARK: - The school

extension OneRosterWriter {
  private func manifest(of names: [String]) -> File {
    var text = CommaSeparatedText()
    text.append(["propertyName", "value"])
    text.append(["manifest.version", "1.0"])
    text.append(["oneroster.version", "1.2"])
    for name in Self.allFiles {
      text.append(["file.\(name)", names.contains(name) ? "bulk" : "absent"])
    }
    text.append(["source.systemName", "Roster"])
    text.append(["source.systemCode", ""])
    return ("manifest", text)
  }

  /// All that an export of version 1.2 may have.
  private static let allFiles = [
    "academicSessions", "categories", "classes", "classResources", "courses", "courseResources",
    "demographics", "enrollments", "lineItemLearningObjectiveIds", "lineItems",
    "lineItemScoreScales", "orgs", "resources", "resultLearningObjectiveIds", "results",
    "resultScoreScales", "roles", "scoreScales", "userProfiles", "userResources", "users",
  ]

  /// A class is in a term, and a term in a year.
  private var academicSessions: File {
    let (start, end) = ("\(words.year)-08-01", "\(words.year + 1)-07-31")
    let title = "\(words.year)–\(words.year + 1)"
    let last = String(words.year + 1)
    return file(
      "academicSessions", "title,type,startDate,endDate,parentSourcedId,schoolYear",
      [
        [year, title, "schoolYear", start, end, "", last],
        [term, title, "term", start, end, year, last],
      ])
  }

  private var orgs: File {
    file(
      "orgs", "name,type,identifier,parentSourcedId", [[school, words.school, "school", "", ""]])
  }

  private var courses: File {
    file(
      "courses", "schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes",
      subjects.map { [id("course", $0), year, $0, "", "", school, "", ""] })
  }

  private var classes: File {
    file(
      "classes",
      "title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,"
        + "subjects,subjectCodes,periods",
      subjects.map {
        [id("class", $0), $0, "", id("course", $0), "", "scheduled", "", school, term, "", "", ""]
      })
  }
}

// MARK: - People

extension OneRosterWriter {
  private var users: File {
    var names = UserNames()
    return file(
      "users",
      "enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,"
        + "agentSourcedIds,grades,password,userMasterIdentifier,"
        + "preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns,"
        + OneRosterColumns.all.joined(separator: ","),
      zip(people, userIDs).map { person, id -> [String] in
        let student = person.student
        let name = student.writtenNameParts
        var row = [id, "true", names.name(for: student), "", name.given, name.family, ""]
        row.append(student.number)
        row += Array(repeating: "", count: 10)
        row += [school, "", student.name, student.reading ?? "", student.note]
        return row
      })
  }

  private var roles: File {
    file(
      "roles",
      "userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId",
      userIDs.map { [id("role", $0), $0, "primary", "student", "", "", school, ""] })
  }

  private var enrollments: File {
    file(
      "enrollments",
      "classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate",
      zip(people, userIDs).flatMap { person, user -> [[String]] in
        person.subjects.map { subject in
          let ids = [id("enrollment", user, subject), id("class", subject), school, user]
          return ids + ["student", "", "", ""]
        }
      })
  }
}
