// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TextTables

extension TextEncoding {
  /// What a person calls it: the writing it is for, and its name.
  var title: String {
    guard let writing else { return name }
    return tr("{writing} ({encoding})", with: ["writing": writing, "encoding": name])
  }

  private var writing: String? {
    switch name {
    case "GB18030", "ISO-2022-CN": tr("Simplified Chinese")
    case "Big5": tr("Traditional Chinese")
    case "Shift_JIS", "EUC-JP", "ISO-2022-JP": tr("Japanese")
    case "EUC-KR", "ISO-2022-KR": tr("Korean")
    case "windows-1252": tr("Western European")
    case "windows-1250", "ISO-8859-2": tr("Central European")
    case "windows-1251", "ISO-8859-5", "KOI8-R": tr("Cyrillic")
    case "windows-1253", "ISO-8859-7": tr("Greek")
    case "windows-1254", "ISO-8859-9": tr("Turkish")
    case "windows-1255", "ISO-8859-8": tr("Hebrew")
    case "windows-1256", "ISO-8859-6": tr("Arabic")
    case "windows-1257": tr("Baltic")
    case "windows-1258": tr("Vietnamese")
    case "windows-874": tr("Thai")
    case let name where name.hasPrefix("UTF-"): tr("Unicode")
    default: nil
    }
  }
}
