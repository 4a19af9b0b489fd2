# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A desktop's settings portal, which says what is asked of it: dark, more contrast, less motion."""

import sys

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
APPEARANCE = "org.freedesktop.appearance"
INTERFACE = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <method name="Set"><arg type="s" direction="in"/><arg type="u" direction="in"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
numbers = {"color-scheme": 0, "contrast": 0, "reduced-motion": 0}


def answer(connection, _sender, path, interface, method, values, call):
    """Read tells a number, wrapped twice as portals do; Set, which is ours, changes one."""
    if method == "Set":
        key, number = values.unpack()
        numbers[key] = number
        told = GLib.Variant("(ssv)", (APPEARANCE, key, GLib.Variant("u", number)))
        connection.emit_signal(None, path, interface, "SettingChanged", told)
        call.return_value(None)
    else:
        number = numbers.get(values.unpack()[1], 0)
        call.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", number)),)))


def serve():
    """Answers until it is ended."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    settings = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    bus.register_object(PATH, settings, answer, None, None)
    Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
    GLib.MainLoop().run()


def change(key, number):
    """Has the portal say something else from now on."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(
        NAME, PATH, "org.freedesktop.portal.Settings", "Set", GLib.Variant("(su)", (key, number)),
        None, Gio.DBusCallFlags.NONE, 5000)


if __name__ == "__main__":
    serve()
