// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk

/// Where translations are looked for.
enum Catalogues {
  /// Makes `tr`, `trn` and the descriptions of windows speak the person’s language.
  ///
  /// The catalogues are in `$TEXTDOMAINDIR`, or where they are installed beside the program.
  static func find() {
    let installed = Environment.programFolder.map { "\($0)/../share/locale" }
    guard let folder = Environment.value(of: "TEXTDOMAINDIR") ?? installed else { return }
    Gettext.setCatalogues(Identity.domain, folder: folder)
  }

  /// The language that the person reads, such as `zh_CN`.
  static var language: String {
    let wanted = Environment.value(of: "LANGUAGE")?.split(separator: ":").first.map(String.init)
    return wanted ?? Alphabet.systemLocale
  }
}

/// A message in the person’s language.
///
/// In it `{name}` stands for what `with` gives for that name, so that a
/// translation may put it elsewhere.
func tr(_ message: String, with values: [String: String] = [:]) -> String {
  filled(Gettext.translation(of: message, domain: Identity.domain), with: values)
}

/// A message about a number of things; `{n}` in it stands for the number.
func trn(
  _ one: String, _ many: String, _ count: Int, with values: [String: String] = [:]
) -> String {
  let message = Gettext.translation(of: one, plural: many, count: count, domain: Identity.domain)
  return filled(message, with: values.merging(["n": String(count)]) { _, number in number })
}

/// Puts values where their names stand, without looking into the values.
func filled(_ message: String, with values: [String: String]) -> String {
  var result = ""
  var rest = message[...]
  while let open = rest.firstIndex(of: "{") {
    result += rest[..<open]
    rest = rest[open...]
    guard let close = rest.firstIndex(of: "}"),
      let value = values[String(rest[rest.index(after: open)..<close])]
    else {
      result.append(rest.removeFirst())
      continue
    }
    result += value
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
