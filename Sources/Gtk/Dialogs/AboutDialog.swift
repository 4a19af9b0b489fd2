// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Says what the program is.
package final class AboutDialog: Window {
  package convenience init(name: String, version: String, comments: String, icon: String) {
    // GTK owns a window from its beginning to its end.
    self.init(sharing: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(cast(), name)
    gtk_about_dialog_set_version(cast(), version)
    gtk_about_dialog_set_comments(cast(), comments)
    gtk_about_dialog_set_logo_icon_name(cast(), icon)
    gtk_about_dialog_set_license_type(cast(), GTK_LICENSE_MIT_X11)
    gtk_window_set_modal(cast(), 1)
  }
}
