// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exitProgram(2)
}
// The entry is synchronous, so that GLib’s loop owns the main thread.
MainQueueSource.attach()
let application = Application(id: Options.applicationID, isUnique: false)
var window: BankWindow?
application.onStartup {
  StyleSheet.install(PackageResources.style_css)
  application.setKeys(["<Control>q"], for: "window.close")
  application.setKeys(["<Control>r", "F5"], for: "win.reload")
}
application.onActivate { window = BankWindow(application, options) }
exitProgram(application.run([Options.applicationID]))
