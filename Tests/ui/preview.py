# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The preview of an import, which every file and every paste goes through."""

import os
import subprocess

from accessible import BUTTON, Role, find_all, is_on_screen, place_in_window, wait
from program import xdotool

TITLES = ("Import Preview", "导入预览")
IMPORT = ("Import", "导入(I)")


def is_shown(session):
    """Whether the preview is on the screen."""
    return any(session.program.has_window(title) for title in TITLES)


def expect_preview(session):
    """Expects the preview; nothing is waited for after that."""
    return session.expect_soon("the preview of the import is shown", lambda: is_shown(session))


def accept(session):
    """Expects the preview, in which Enter imports, and presses it."""
    expect_preview(session)
    session.expect_soon("Enter imports", lambda: session.focus_name() in IMPORT)
    leave(session, "Return")


def leave(session, *keys):
    """Presses keys that close the preview; nothing asks GTK for its windows meanwhile."""
    session.program.press(*keys)
    session.expect_soon("the preview closes", lambda: not is_shown(session))


def file(session, name, content):
    """Writes a file and returns its path."""
    path = os.path.join(session.pictures, name)
    with open(path, "wb") as written:
        written.write(content if isinstance(content, bytes) else content.encode())
    return path


def copy(text):
    """Puts text on the clipboard, as another program does."""
    silent = subprocess.DEVNULL
    subprocess.run(
        ["xclip", "-selection", "clipboard", "-in"],
        input=text.encode(), stdout=silent, stderr=silent, timeout=20, check=True)


def rows(session):
    """What a screen reader says of the rows of the file that are on screen."""
    items = find_all(session.tree, role=Role.LIST_ITEM, starting="Row ")
    return [item.get_name() for item in items if is_on_screen(item)]


def expect_rows(session, what, expected):
    """Expects these rows in the preview."""
    holds = wait(lambda: rows(session) == expected)
    return session.expect(what, holds, None if holds else rows(session))


def click_in(node, right=0.5):
    """Clicks a widget of the preview, at a part of its width."""
    found = [xdotool("search", "--onlyvisible", "--name", f"^{title}$") for title in TITLES]
    window = "\n".join(filter(None, found)).split()[-1]
    x, y, width, height = place_in_window(node)
    xdotool("mousemove", "--window", window, x + int(width * right), y + height // 2)
    xdotool("click", 1)


def choose(session, name, steps, keys=None, start=()):
    """Opens the drop-down of that name by mouse, or keys, and goes some choices down, or up.

    Opened by mouse, its choices may come up below the pointer, and the keys go on from there:
    the key Home as the start makes sure.
    """
    node = session.expect_shown(f"there is “{name}”", role=BUTTON, name=name)
    if keys:
        session.program.press(*keys)
    else:
        click_in(node)
    # The choices have the focus, and no name of their own.
    session.expect_soon("its choices are shown", lambda: session.focus_name() == "")
    session.program.press(*start, *(["Down"] * steps if steps > 0 else ["Up"] * -steps), "Return")
