# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The windows of the program: which is active, how to come to one, how small it may be."""

import re
import subprocess

from accessible import State, children, has, wait
from program import APPLICATION_ID, xdotool

SMALLEST = (360, 294)
MAIN = "/" + APPLICATION_ID.replace(".", "/")


def go(session, way):
    """Presses keys and runs actions, each once the last one is done with."""
    for step in way:
        if callable(step):
            step(session)
            continue
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


def enter_path(session, path):
    """Types a path into the file chooser that is open.

    GTK 4.18 begins with a folder, and first shows the file in its own.
    """
    wait(lambda: active() not in ("", session.program.window))
    chooser = active()
    session.program.press("ctrl+l", "ctrl+a")
    session.program.type(path)
    session.program.press("Return")
    if not wait(lambda: active() != chooser, 2):
        session.program.press("Return")


def windows(session):
    """The X windows of the program that are shown."""
    return session.program.windows()


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
    session.expect(f"{name}: fits", wait(lambda: is_small(window), 3), size(window))
    session.picture(name.replace(" ", "-"), is_still=True)
