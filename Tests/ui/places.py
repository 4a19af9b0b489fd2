# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Where widgets are, as the accessibility bus says it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402, F401  (the version comes first)


def place_in_window(node):
    """The node's x, y, width and height in its window; places on screen are not known."""
    extents = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return extents.x, extents.y, extents.width, extents.height


def overlaps(place, other):
    """Whether two places have some height in common."""
    (_, top, width, height), (_, other_top, _, other_height) = place, other
    return width > 0 and top < other_top + other_height and other_top < top + height


def what_is_at(window, x, y):
    """The innermost widget on the bus at a point of a window."""
    return Atspi.Component.get_accessible_at_point(window, x, y, Atspi.CoordType.WINDOW)
