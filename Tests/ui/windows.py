# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A tour of every window and page of the program, in a window as small as it may be."""

import os
import re
import subprocess

from accessible import State, children, has, wait
from program import APPLICATION_ID, xdotool

SMALLEST = (360, 294)
OF_GTK = {"shortcuts"}  # GTK makes it as large as it likes
MAIN = "/" + APPLICATION_ID.replace(".", "/")

# What each is called, how to come there from the list, and how to go back. Keys are pressed one
# after the other, an action has a prefix.
WINDOWS = [
    ("add", ["ctrl+n", "ctrl+Return"], ["Escape"]),
    ("edit", ["Home", "Down", "F2"], ["Escape"]),
    ("move", ["win.edit-mode", "ctrl+a", "win.move"], ["Escape", "Escape"]),
    ("rename roster", ["win.rename-roster"], ["Escape"]),
    ("new year", ["win.new-year"], ["Escape"]),
    ("random pick", ["ctrl+r"], ["Escape"]),
    ("preferences", ["win.preferences"], ["Escape"]),
    ("help", ["F1"], ["Escape"]),
    ("help without a topic", ["F1", "q", "q", "q"], ["Escape"]),
    ("shortcuts", ["ctrl+question"], ["Escape"]),
    ("about", ["app.about"], ["Escape"]),
]
PAGES = [
    ("list", [], []),
    ("menu of a student", ["Home", "Down", "Menu"], ["Escape"]),
    ("menu of a section", ["Home", "Menu"], ["Escape"]),
    ("main menu", ["F10"], ["Escape"]),
    ("edit mode", ["win.edit-mode", "ctrl+a"], []),
    ("search", ["ctrl+f"], []),
    ("nothing found", ["q", "q", "q"], ["Escape", "Escape", "Escape"]),
    ("deleted", ["Home", "Down", "Delete"], ["ctrl+z"]),
]


def take_tour(session, look):
    """Goes to every page and window, and has a look at each."""
    main = active()
    for name, way, back in PAGES:
        go(session, way)
        look(session, name)
        go(session, back)
    for name, way, back in WINDOWS:
        go(session, way)
        if session.expect_soon(f"{name}: there is a window", lambda: active() not in ("", main)):
            look(session, name)
        go(session, back)
        session.expect_soon(f"{name}: the window closes", lambda: windows(session) == [main])


def refuse(session, look):
    """Starts with a file that is no roster, looks at what is said of it, and gives up."""
    path = os.path.join(session.pictures, "no-roster.db")
    with open(path, "w", encoding="utf-8") as file:
        file.write("This is a letter. " * 400)
    os.environ["ROSTER_DATABASE"] = path
    session.start()
    del os.environ["ROSTER_DATABASE"]
    session.expect_soon("refused: there is a window", lambda: len(windows(session)) > 1)
    look(session, "refused")
    session.program.press("Escape")
    session.expect("Escape ends the program", session.program.has_ended())


def go(session, way):
    """Presses keys and runs actions, each once the last one is done with."""
    for step in way:
        prefix, _, action = step.partition(".")
        if action:
            activate(action, MAIN if prefix == "app" else f"{MAIN}/window/1")
        else:
            session.program.press(step)


def activate(action, path):
    """Runs an action, as a shell does."""
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", APPLICATION_ID, "--object-path", path,
         "--method", "org.gtk.Actions.Activate", action, "[]", "{}"],
        timeout=20, check=True, capture_output=True)


def active():
    """The X window with the focus."""
    return xdotool("getactivewindow")


def windows(session):
    """The X windows of the program that are shown."""
    return xdotool("search", "--onlyvisible", "--pid", session.program.process.pid).split()


def toplevel(session):
    """What is on the accessibility bus for the window with the focus, else for the last one."""
    tops = list(children(session.tree))
    return next((top for top in tops if has(top, State.ACTIVE)), tops[-1])


def size(window):
    """Its width and height."""
    shape = xdotool("getwindowgeometry", "--shell", window)
    return tuple(int(re.search(rf"{side}=(\d+)", shape)[1]) for side in ("WIDTH", "HEIGHT"))


def is_small(window):
    """Whether a window is at most as large as the smallest."""
    return all(side <= limit for side, limit in zip(size(window), SMALLEST))


def expect_fits(session, name):
    """Expects that the window can be made small: GTK gives no part less than it needs."""
    window = active()
    xdotool("windowsize", window, *SMALLEST)
    if name not in OF_GTK:
        session.expect(f"{name}: fits", wait(lambda: is_small(window), 3), size(window))
    session.picture(name.replace(" ", "-"))
