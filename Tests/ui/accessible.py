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


def walk(node):
    """The node and everything in it, in order, as they are now; libatspi keeps what it heard.

    GTK makes some two hundred rows of a list; those out of sight are left out.
    """
    node.clear_cache()
    yield from _walk(node)


def _walk(node):
    yield node
    frame = place_in_window(node) if node.get_role() == Role.LIST else None
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child and (frame is None or overlaps(place_in_window(child), frame)):
            yield from _walk(child)


def overlaps(place, other):
    """Whether two places have some height in common."""
    (_, top, width, height), (_, other_top, _, other_height) = place, other
    return width > 0 and top < other_top + other_height and other_top < top + height


def find_all(root, role=None, name=None, starting=None):
    """Every node of that role whose name is, or starts with, what is asked, shown or not."""
    return [
        node
        for node in walk(root)
        if (role is None or node.get_role() == role)
        and (name is None or node.get_name() == name)
        and (starting is None or node.get_name().startswith(starting))
    ]


def is_on_screen(node):
    """Whether a person sees it, or a part of it: it is what lies at its own middle.

    The bus also has what stands on a hidden page or outside the scrolled part, and GTK 4.8 calls
    all of it visible.
    """
    return any(_is_at_its_middle(part) for part in _walk(node))


def _is_at_its_middle(node):
    x, y, width, height = place_in_window(node)
    if width <= 0 or height <= 0:
        return False
    window = node
    while window.get_parent().get_role() != Role.APPLICATION:
        window = window.get_parent()
    there = Atspi.Component.get_accessible_at_point(
        window, x + width // 2, y + height // 2, Atspi.CoordType.WINDOW)
    return there is not None and there.path == node.path


def find(root, **asked):
    """The first of `find_all` that is on screen, or None."""
    return next(filter(is_on_screen, find_all(root, **asked)), None)


def focused(root):
    """The widget that has the keyboard focus; windows say so too and do not count."""
    windows = (Role.FRAME, Role.WINDOW, Role.DIALOG)
    for node in walk(root):
        if node.get_role() not in windows and node.get_state_set().contains(State.FOCUSED):
            return node
    return None


def place_in_window(node):
    """The node's x, y, width and height in its window; places on screen are not known."""
    extents = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return extents.x, extents.y, extents.width, extents.height


def outline(node, depth=0):
    """The tree as text, for a person who looks at a failure."""
    lines = ["  " * depth + f"{node.get_role_name()} ‘{node.get_name()}’"]
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            lines += outline(child, depth + 1)
    return lines
