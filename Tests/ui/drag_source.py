# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A small window from which files, or a text, can be dragged, as from a file manager.

Usage: drag_source.py TYPE TEXT, such as text/uri-list file:///tmp/list.csv
"""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk

TITLE = "Drag Source"


def show(application, mime_type, text):
    """Shows the window, all of which can be dragged."""
    label = Gtk.Label(label=TITLE, width_request=120, height_request=60)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_for_bytes(mime_type, GLib.Bytes(text.encode())))
    label.add_controller(source)
    Gtk.ApplicationWindow(
        application=application, title=TITLE, child=label, resizable=False, decorated=False
    ).present()


def main(mime_type, text):
    application = Gtk.Application()
    application.connect("activate", lambda _: show(application, mime_type, text))
    application.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
