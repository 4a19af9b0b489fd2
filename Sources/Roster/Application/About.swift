// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The window that says what the program is.
///
/// GTK’s own cannot be made as small as the screen of a telephone.
enum About {
  static func present(over parent: Window?) {
    let builder = Builder(PackageResources.about_ui, domain: Identity.domain)
    builder.widget("icon", as: Image.self).setIcon(Identity.icon)
    builder.widget("version", as: Label.self).text = Identity.version
    let window: Window = builder.widget("about")
    window.stand(over: parent)
    // The window keeps this function, and so its wrapper, until it is closed.
    window.onClosed { window.title = "" }
    window.present()
  }
}
