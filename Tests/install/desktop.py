# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A person starts the installed Roster from the desktop, and opens files with it."""

import os
import re
import subprocess

import preview
from accessible import application, wait
from play import play
from program import APPLICATION_ID, Program, count, xdotool

PREFIX = os.path.dirname(os.path.dirname(os.environ["ROSTER"]))


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    return done.stdout.strip()


def owner():
    """The process that is Roster in this session, None while there is none."""
    answer = output(
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
        "--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", APPLICATION_ID)
    found = re.search(r"uint32 (\d+)", answer)
    return int(found[1]) if found else None


class Activated(Program):
    """The program as the session bus started it: no child of ours."""

    def __init__(self):
        self.pid = wait(owner, 15)
        self.tree = wait(lambda: application(self.pid), 15)
        self.window = wait(self._visible_window, 10)

    def windows(self):
        return xdotool("search", "--onlyvisible", "--pid", self.pid).split()

    def has_ended(self, seconds=10):
        return wait(lambda: owner() is None and not os.path.exists(f"/proc/{self.pid}"), seconds)

    def is_active(self):
        return xdotool("getactivewindow") == self.window

    def end(self):
        """Nothing: the session bus ends it."""


def desktop_knows(session):
    """Looks which programs open class lists."""
    for kind in ("text/csv", "text/tab-separated-values", "text/vcard"):
        session.expect(f"Roster is offered for {kind}",
                       f"{APPLICATION_ID}.desktop" in output("gio", "mime", kind))


def start(session):
    """Starts it by its icon: the session bus activates it."""
    subprocess.run(["gapplication", "launch", APPLICATION_ID], timeout=20, check=False)
    session.program = Activated()
    session.expect("it is the program that was installed",
                   os.readlink(f"/proc/{session.program.pid}/exe") == f"{PREFIX}/bin/roster")
    session.expect("the window is shown", session.program.window)
    session.expect_shown("it is empty", name="No Students Yet")
    session.picture("started", is_still=True)


def start_again(session):
    """Starts it again, from the desktop and as a command, with its window out of sight."""
    program = session.program
    for command in (["gapplication", "launch", APPLICATION_ID], [os.environ["ROSTER"]]):
        xdotool("windowminimize", "--sync", program.window)
        session.expect("the window is away", not program.windows())
        done = subprocess.run(command, timeout=20, check=False)
        session.expect("the second start ends well", done.returncode == 0, done.returncode)
        session.expect_soon("the one window is presented",
                            lambda: program.windows() == [program.window] and program.is_active())
    session.expect("it is still the same program", owner() == program.pid)


def open_file(session):
    """Opens a class list as a file manager does."""
    subprocess.run(["gio", "open", session.sample], timeout=20, check=False)
    preview.accept(session)
    session.expect_soon("the class is imported", lambda: count() == len(session.students))
    session.expect("by the same program", owner() == session.program.pid)
    session.expect_counted("and shown", len(session.students))
    session.picture("opened", is_still=True)


def look_at_about(session):
    """Looks whether the program has its icon."""
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", APPLICATION_ID, "--object-path",
         "/" + APPLICATION_ID.replace(".", "/"), "--method", "org.gtk.Actions.Activate", "about",
         "[]", "{}"], timeout=20, check=False, stdout=subprocess.DEVNULL)
    session.expect_soon("the program says what it is",
                        lambda: session.program.has_window("About Roster"))
    session.picture("about", is_still=True)
    session.program.press("Escape")
    session.expect_soon("and stops saying it",
                        lambda: not session.program.has_window("About Roster"))


def leave(session):
    """Leaves it, and starts it by opening a file."""
    session.program.press("ctrl+q")
    session.expect("Ctrl+Q ends it", session.program.has_ended())
    subprocess.run(["gio", "open", session.sample], timeout=20, check=False)
    session.program = Activated()
    preview.expect_preview(session)
    preview.leave(session, "Escape")
    session.expect_counted("what was imported is there", len(session.students))
    session.program.press("ctrl+q")
    session.expect("Ctrl+Q ends it again", session.program.has_ended())


play(desktop_knows, start, start_again, open_file, look_at_about, leave)
