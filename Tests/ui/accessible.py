# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""What a screen reader sees: finding and reading widgets on the accessibility bus."""

import time

from places import Atspi, GLib, overlaps, place_in_window, what_is_at

Role = Atspi.Role
State = Atspi.StateType
BUTTON = Role.PUSH_BUTTON  # later versions call it BUTTON as well
KINDS = {BUTTON: (BUTTON, Role.TOGGLE_BUTTON)}  # GTK 4.8 tells no difference


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


def application(pid, name=None):
    """The program with this process id; its name on the bus is only its file's.

    With a name the program of that name: what is in a sandbox has the process id of its door.
    """
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and (child.get_name() == name if name else child.get_process_id() == pid):
            # GTK 4.8 says that a new window is the application itself, and libatspi, which
            # keeps what it hears, then goes round in a circle until it crashes.
            child.set_cache_mask(Atspi.Cache.NONE)
            return child
    return None


def walk(node, past=None):
    """The node and everything in it, in order, as they are now; libatspi keeps what it heard.

    GTK makes some two hundred rows of a list; those out of sight are left out. What is inside
    of a node with the role `past` is left out too.
    """
    node.clear_cache()
    yield from _walk(node, past)


def _walk(node, past=None):
    yield node
    role = node.get_role()
    if role != past:
        for child in rows_in_sight(node) if role == Role.LIST else children(node):
            yield from _walk(child, past)


def children(node):
    """What is directly inside."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield child


def rows_in_sight(view):
    """The rows of a list that it shows, of those that have widgets, and some that it left."""
    frame = place_in_window(view)
    return (row for row in children(view) if overlaps(place_in_window(row), frame))


def find_all(root, role=None, name=None, starting=None):
    """Every node of that role whose name is, or starts with, what is asked, shown or not."""
    return [
        node
        for node in walk(root, past=role)
        if (role is None or node.get_role() in KINDS.get(role, (role,)))
        and (name is None or node.get_name() == name)
        and (starting is None or node.get_name().startswith(starting))
    ]


def _is_toplevel(node):
    """Whether it is a window; one that was just closed has no application around it."""
    above = node.get_parent()
    return above is None or above.get_role() == Role.APPLICATION


def is_on_screen(node):
    """Whether a person sees it, or a part of it: it is what lies at its own middle.

    The bus also has what stands on a hidden page or outside the scrolled part. GTK 4.8 calls all of
    it visible, but says what lies at a point; later ones say what is drawn, but not what is where.
    """
    if tells_what_is_drawn(node):
        return has(node, State.SHOWING) and _is_scrolled_to(node)
    window = ancestor(node, _is_toplevel)
    there = _what_is_at_middle(node, window)
    if ancestor(there, lambda above: above.path == node.path):
        return True
    return any(_is_at_its_middle(part, window) for part in _walk(node))


def tells_what_is_drawn(node):
    """Whether its GTK is one that says of each widget whether it is shown: from 4.10 on."""
    version = node.get_application().get_toolkit_version()
    return [int(part) for part in version.split(".")[:2]] >= [4, 10]


def _is_scrolled_to(node):
    """Whether its middle is in sight in everything around it that is scrolled."""
    x, y, width, height = place_in_window(node)
    x, y, is_there = x + width // 2, y + height // 2, width > 0 and height > 0
    above = node.get_parent()
    while is_there and above is not None and above.get_role() != Role.MENU:
        if above.get_role() == Role.SCROLL_PANE:
            left, top, width, height = place_in_window(above)
            is_there = left <= x < left + width and top <= y < top + height
        above = above.get_parent()
    return is_there


def _is_at_its_middle(node, window):
    there = _what_is_at_middle(node, window)
    return there is not None and there.path == node.path


def _what_is_at_middle(node, window):
    x, y, width, height = place_in_window(node)
    if width <= 0 or height <= 0:
        return None
    there = what_is_at(window, x + width // 2, y + height // 2)
    # The icon of a button is not on the bus, and hides its middle; left of it is its padding.
    is_icon = there is None and node.get_role() == BUTTON
    return what_is_at(window, x - 2, y + height // 2) if is_icon else there


def ancestor(node, fits):
    """The nearest node around it, or the node itself, that fits; None without one."""
    while node is not None and not fits(node):
        node = node.get_parent()
    return node


def find(root, **asked):
    """The first of `find_all` that is on screen, or None."""
    return next(filter(is_on_screen, find_all(root, **asked)), None)


def focused(application):
    """The widget with the keyboard focus, in the window that is active, or None."""
    application.clear_cache()
    for window in children(application):
        if has(window, State.ACTIVE):
            for node in walk(window):
                if node.path != window.path and node.get_state_set().contains(State.FOCUSED):
                    return node
    return None


def has(node, *states):
    """Whether it is there and has all of the states, as they are now."""
    if node is None:
        return False
    node.clear_cache()
    return all(node.get_state_set().contains(state) for state in states)


def text_of(entry):
    """What stands in an entry."""
    return Atspi.Text.get_text(entry, 0, Atspi.Text.get_character_count(entry))


def outline(node, depth=0):
    """The tree as text, for a person who looks at a failure."""
    lines = ["  " * depth + f"{node.get_role_name()} ‘{node.get_name()}’"]
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            lines += outline(child, depth + 1)
    return lines
