# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Light, dark and high contrast, as the desktop asks for them while the program runs."""

import os
import os
import subprocess
import sys
import time
from collections import Counter

import gi
import portal
from accessible import BUTTON, Role, find, find_all, place_in_window
from classes import FOUR_CLASSES
from play import play
from program import count
from windows import MAIN, activate

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402  (the version comes first)

ADA, BEN, CLEO = FOUR_CLASSES[:3]
# What is asked of the desktop, and what the text of a row must be to its ground: 4.5 is what
# everyone needs, 7 what high contrast is for (WCAG 2, 1.4.3 and 1.4.6).
STYLES = [
    ("light", {"color-scheme": 2, "contrast": 0}, False, 4.5),
    ("dark", {"color-scheme": 1, "contrast": 0}, True, 4.5),
    ("high-contrast-dark", {"contrast": 1}, True, 7),
    ("high-contrast", {"color-scheme": 0}, False, 7),
]


class Look:
    """What the window shows now."""

    def __init__(self, session):
        path = os.path.join(session.pictures, "window.png")
        window = session.program.window
        subprocess.run(["import", "-window", window, path], timeout=20, check=True)
        self.dots = GdkPixbuf.Pixbuf.new_from_file(path)
        os.remove(path)

    def colours(self, node):
        """The colours in a widget, the most frequent first, each as red, green and blue."""
        part = self.dots.new_subpixbuf(*place_in_window(node)).copy()
        size, line = part.get_n_channels(), part.get_rowstride()
        dots = part.get_pixels()
        counted = Counter(
            tuple(dots[at:at + 3]) for y in range(part.get_height())
            for at in range(y * line, y * line + part.get_width() * size, size))
        return [colour for colour, _ in counted.most_common()]

    def ground_and_best(self, node):
        """The colour behind a text, and the best contrast of anything on it."""
        seen = self.colours(node)
        return seen[0], max(contrast(seen[0], each) for each in seen)


def light(colour):
    """How much light a colour gives, from 0 to 1 (“relative luminance” in WCAG 2)."""
    parts = [part / 255 for part in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """How much two colours differ (“contrast ratio” in WCAG 2): 1 is nothing, 21 the most."""
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def expect_style(session, name, is_dark, least):
    """Rows, selected or not, the number, and the strip can be read on a ground of that kind."""
    row = session.row(CLEO)
    session.expect_soon(
        f"{name}: the list is {'dark' if is_dark else 'light'}",
        lambda: (light(Look(session).colours(row)[0]) < 0.2) == is_dark)
    session.picture(name, is_still=True)
    look = Look(session)
    parts = {
        "a row": row, "a selected row": session.row(BEN), "a number": session.labels("3")[0],
        "the strip": find(session.tree, starting="Sections: "),
        "the selected number": session.labels("2")[0],
        "the toast": find(session.tree, role=Role.LABEL, name="Ada Archer deleted"),
        "its button": find(session.tree, role=BUTTON, name="Undo"),
    }
    for what, node in parts.items():
        ground, best = look.ground_and_best(node)
        session.expect(f"{name}: {what} can be read", best >= least, (ground, best))


def heights(session):
    """How high the list is while edit mode begins, each height once."""
    students = find_all(session.tree, role=Role.LIST, name="Students")[0]
    seen = [place_in_window(students)[3]]
    activate("edit-mode", f"{MAIN}/window/1")
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        height = place_in_window(students)[3]
        if height != seen[-1]:
            seen.append(height)
    return seen


def move_less(session):
    """Where the desktop asks for less motion, a bar is there at once."""
    portal.change("reduced-motion", 1)
    seen = heights(session)
    session.expect("the list has its new height at once", len(seen) == 2, seen)


def follow_the_desktop(session):
    """Each style comes as the desktop asks for it, and what is shown can be read in it."""
    session.accompany([sys.executable, portal.__file__])
    session.expect_soon("the desktop answers", lambda: portal.change("color-scheme", 0) or True)
    session.start_with(FOUR_CLASSES)
    session.program.press("Home", "Down", "Delete")
    session.expect_soon("one is deleted", lambda: count() == len(FOUR_CLASSES) - 1)
    session.program.click(session.expect_row("a row", BEN))
    session.program.move_to(session.expect_shown("a toast", role=BUTTON, name="Undo"))
    for name, numbers, is_dark, least in STYLES:
        for key, number in numbers.items():
            portal.change(key, number)
        expect_style(session, name, is_dark, least)
    move_less(session)
    session.quit()


play(follow_the_desktop)
