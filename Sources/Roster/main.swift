// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

// The entry is synchronous, so that GLib’s loop owns the main thread.
MainQueueSource.attach()
Catalogues.find()
CheckCommand(CommandLine.arguments)?.run()
let application = RosterApplication()
exitProgram(application.run())
