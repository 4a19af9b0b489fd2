// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk
internal import Glibc

/// Messages in the person’s language.
package enum Gettext {
  /// Takes a program’s messages from the catalogues in a folder.
  ///
  /// GTK’s own words are translated where there is such a catalogue for the person’s
  /// language, so that a window does not speak two.
  package static func setCatalogues(_ domain: String, folder: String) {
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }

  /// Takes the person’s language from the environment, where no window does.
  package static func followLocale() { setlocale(LC_ALL, "") }

  /// The translation of a message in a catalogue, or the message itself.
  package static func translation(of message: String, domain: String) -> String {
    // Without a translation the answer is the argument, so both live as long.
    message.withCString { String(cString: g_dgettext(domain, $0)) }
  }

  /// The translation of a message that speaks of a number of things.
  package static func translation(
    of one: String, plural: String, count: Int, domain: String
  ) -> String {
    one.withCString { one in
      plural.withCString { String(cString: g_dngettext(domain, one, $0, gulong(count))) }
    }
  }
}
