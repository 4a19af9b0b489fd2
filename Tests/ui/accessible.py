# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""What a screen reader sees: finding and reading widgets on the accessibility bus."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (the version comes first)

Role = Atspi.Role
State = Atspi.StateType
BUTTON = Role.PUSH_BUTTON  # later versions call it BUTTON as well


def wait(question, seconds=5.0):
    """The first answer that is not empty, or the last one when the time is over."""
    end = time.monotonic() + seconds
    while True:
        try:
            answer = question()
        except GLib.Error:  # the widget went away while it was asked
            answer = None
        if answer or time.monotonic() > end:
            return answer
        time.sleep(0.05)


def application(pid):
    """The program with this process id; its name on the bus is only its file's."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == pid:
            return child
    return None


def forget(node):
    """Makes libatspi ask the program anew; it keeps what it once heard."""
    if hasattr(node, "clear_cache_single"):
        node.clear_cache_single()
    else:
        node.clear_cache()


def walk(node):
    """The node and everything in it, in order."""
    forget(node)
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from walk(child)


def find_all(root, role=None, name=None, starting=None):
    """Every node of that role whose name is, or starts with, what is asked."""
    return [
        node
        for node in walk(root)
        if (role is None or node.get_role() == role)
        and (name is None or node.get_name() == name)
        and (starting is None or node.get_name().startswith(starting))
    ]


def find(root, **asked):
    """The first of `find_all`, or None."""
    return next(iter(find_all(root, **asked)), None)


def focused(root):
    """The widget that has the keyboard focus; windows say so too and do not count."""
    windows = (Role.FRAME, Role.WINDOW, Role.DIALOG)
    for node in walk(root):
        if node.get_role() not in windows and node.get_state_set().contains(State.FOCUSED):
            return node
    return None


def text_of(node):
    """What an entry holds. Asked up to -1, GTK 4.8 answers with nothing."""
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def set_text(node, text):
    """Puts text into an entry; keys would garble what the keyboard has no key for."""
    return Atspi.EditableText.set_text_contents(node, text)


def place_in_window(node):
    """The node's x, y, width and height in its window; places on screen are not known."""
    extents = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return extents.x, extents.y, extents.width, extents.height


def outline(node, depth=0):
    """The tree as text, for a person who looks at a failure."""
    forget(node)
    lines = ["  " * depth + f"{node.get_role_name()} ‘{node.get_name()}’"]
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            lines += outline(child, depth + 1)
    return lines
