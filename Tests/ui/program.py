# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The program as a person has it: a process, a window, keys, a mouse and a database file."""

import os
import re
import sqlite3
import subprocess

from accessible import Role, ancestor, application, place_in_window, wait

APPLICATION_ID = "io.github.swiftroster.Roster"
# The name of the program in a sandbox, which hides its process id; None outside of one.
SANDBOXED = "roster" if os.environ.get("ROSTER_SANDBOX") else None
COMPLAINT = re.compile(r"(CRITICAL|WARNING|ERROR) \*\*|Gtk-(CRITICAL|WARNING)|Fatal error|crashed")


def xdotool(*arguments):
    """Runs xdotool and returns what it printed."""
    done = subprocess.run(
        ["xdotool", *map(str, arguments)], timeout=20, check=False, capture_output=True, text=True
    )
    return done.stdout.strip()


def environment():
    """What a program is started with: a library that tells places, where GTK needs one."""
    places = os.environ.get("ROSTER_PLACES")
    return {**os.environ, "LD_PRELOAD": places} if places else None


class Program:
    """A running Roster, from its start to its end."""

    def __init__(self, path, *arguments, log):
        self.log = log
        with open(log, "w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [path, *arguments], stdout=errors, stderr=errors, env=environment())
        self.tree = wait(lambda: application(self.process.pid, SANDBOXED), 15)
        self.window = wait(self._visible_window, 10)
        if self.window:
            wait(lambda: self._has_keys() or xdotool("windowactivate", self.window))

    def _has_keys(self):
        """Whether a window of the program is active: a dialog that asks at once, or the first.

        To wait for the first would be for ever where such a dialog came before.
        """
        return xdotool("getactivewindow") in self.windows()

    def _visible_window(self):
        """The first window that was made; a dialog may be there already."""
        return min(self.windows(), key=int, default=None)

    def windows(self):
        """Every window of the program that the X server shows, menus and tooltips too."""
        whose = ("--classname", SANDBOXED) if SANDBOXED else ("--pid", self.process.pid)
        return xdotool("search", "--onlyvisible", *whose).split()

    def has_window(self, title):
        """Whether the X server shows a window of the program with a title.

        GTK 4.8 crashes when it is asked on the accessibility bus for a toplevel that is
        on its way out (GetChildAtIndex of the application), so this asks elsewhere.
        """
        return bool(xdotool("search", "--onlyvisible", "--name", f"^{title}$"))

    def press(self, *keys):
        """Presses keys one after the other; “ctrl+n” is one."""
        xdotool("key", "--delay", 40, *keys)

    def type(self, text):
        """Types plain letters and digits into whatever has the focus."""
        xdotool("type", "--delay", 30, text)

    def click(self, node, down=0.5, button=1):
        """Clicks into a widget, at a part of its height."""
        self.move_to(node, down)
        xdotool("click", button)

    def double_click(self, node):
        """Clicks into a widget twice."""
        self.move_to(node)
        xdotool("click", "--repeat", 2, "--delay", 60, 1)

    def click_in_menu(self, item):
        """Clicks an item of an open menu, which is a window of its own."""
        menu = ancestor(item, lambda above: above.get_role() == Role.MENU)
        left, top, *size = place_in_window(menu)
        x, y, width, height = place_in_window(item)
        window = wait(lambda: self._window_of_size(*size))
        xdotool("mousemove", "--window", window, x - left + width // 2, y - top + height // 2)
        xdotool("click", 1)

    def _window_of_size(self, width, height):
        for window in self.windows():
            shape = xdotool("getwindowgeometry", "--shell", window)
            if f"WIDTH={width}\nHEIGHT={height}" in shape:
                return window
        return None

    def drag(self, node, start, end):
        """Presses the mouse in a widget, moves along its height in steps, and lets go."""
        self.drag_and_hold(node, start, end)
        xdotool("mouseup", 1)

    def drag_and_hold(self, node, start, end):
        """The same, but the button stays down."""
        self.move_to(node, start)
        xdotool("mousedown", 1)
        for step in range(1, 11):
            self.move_to(node, start + (end - start) * step / 10)

    def move_to(self, node, down=0.5):
        """Moves the pointer over a widget."""
        x, y, width, height = place_in_window(node)
        xdotool("mousemove", "--window", self.window, x + width // 2, y + int(height * down))

    def picture(self, path):
        """Keeps what the screen shows."""
        subprocess.run(
            ["import", "-window", "root", "-define", "png:exclude-chunk=date,time", path],
            timeout=20, check=False)

    def still_picture(self, path):
        """The same, once the program has drawn all that changed: two pictures are alike."""
        before = None
        for _ in range(20):
            self.picture(path)
            with open(path, "rb") as file:
                now = file.read()
            if now == before:
                return
            before = now

    def has_ended(self, seconds=10):
        """Whether the program ends within the time; what it ended with is in its process."""
        return wait(lambda: self.process.poll() is not None, seconds)

    def complaints(self):
        """What the program said on its error stream that it should not have to say."""
        with open(self.log, encoding="utf-8", errors="replace") as lines:
            return [line.strip() for line in lines if COMPLAINT.search(line)]

    def end(self):
        """Ends the process if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def rows(sql, *values):
    """Reads from the database of the program, as another program may at any time."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    if not os.path.exists(path):
        return []
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return connection.execute(sql, values).fetchall()
    except sqlite3.OperationalError as error:
        if str(error) != "no such table: student":  # the file is being made
            raise
        return []
    finally:
        connection.close()


def copy_roster(path):
    """Makes a whole copy of the program's database."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID)
    source = sqlite3.connect(f"file:{folder}/roster.db?mode=ro", uri=True)
    copy = sqlite3.connect(path)
    source.backup(copy)
    copy.close()
    source.close()


def count(where="1", *values):
    """How many students stand in the database."""
    found = rows(f"SELECT count(*) FROM student WHERE {where}", *values)
    return found[0][0] if found else 0
