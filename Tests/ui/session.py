# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""One person at one computer, from the first start of Roster to the last."""

import csv
import os
import re
import subprocess

import classes
import preview
from accessible import (
    BUTTON, Role, ancestor, find, find_all, focused, is_on_screen, outline, place_in_window, wait)
from program import Program, count


# What a window over another is, by the version of GTK.
WINDOWS = (Role.DIALOG, Role.ALERT, Role.FRAME, Role.WINDOW)


def is_row(node):
    """Whether it is a row of the list."""
    return node is not None and node.get_role() == Role.LIST_ITEM


class NoWindow(Exception):
    """The program showed nothing that a person could use."""


class Session:
    """The program that runs now, the sample, and where pictures go."""

    def __init__(self, checks):
        self.expect = checks.expect
        self.skip = checks.skip
        self.path = os.environ["ROSTER"]
        self.sample = os.environ["ROSTER_SAMPLE"]
        self.pictures = os.environ["ROSTER_PICTURES"]
        self.steps = 0
        self.program = None
        self.companions = []
        with open(self.sample, encoding="utf-8-sig", newline="") as lines:
            self.students = list(csv.DictReader(lines))

    @property
    def tree(self):
        return self.program.tree

    def start(self, *arguments):
        """Starts the program; without a window there is nothing else to try."""
        log = os.path.join(self.pictures, f"stderr-{self.steps}.log")
        self.program = Program(self.path, *arguments, log=log)
        shown = self.expect("the window is shown", self.program.tree and self.program.window)
        if not shown:
            raise NoWindow(log)

    def start_with(self, students):
        """Starts the program with a class list, which it imports."""
        path = os.path.join(self.pictures, "class.csv")
        classes.write(students, path)
        self.start(path)
        preview.accept(self)
        self.expect_soon("the class is imported", lambda: count() == len(students))
        self.expect_counted("and shown", len(students))
        self.expect_soon("the focus is in the list", lambda: is_row(focused(self.tree)))

    def restart(self):
        """Ends the program and starts it again."""
        self.quit()
        self.start()

    def expect_soon(self, what, question):
        """Expects that something becomes true while a person would wait."""
        return self.expect(what, wait(question))

    def expect_shown(self, what, seconds=5.0, **asked):
        """Expects a widget; keeps the whole tree when it does not come."""
        node = wait(lambda: find(self.tree, **asked), seconds)
        if not self.expect(what, node, asked):
            path = os.path.join(self.pictures, f"tree-{self.steps + 1}.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(outline(self.tree)))
        return node

    def expect_above(self, what, button, starting):
        """Expects that all lines of some words are seen, above a button of their dialog."""
        words = self.expect_shown(what, role=Role.LABEL, starting=starting)
        if words is None:
            return
        dialog = ancestor(words, lambda above: above.get_role() in WINDOWS)
        _, top, _, height = place_in_window(words)
        foot = place_in_window(find(dialog, role=BUTTON, name=button))[1]
        self.expect("they are seen whole", top + height <= foot, (top, height, foot))

    def expect_counted(self, what, students, seconds=5.0):
        """Expects the number under the window's title."""
        words = "1 student" if students == 1 else f"{students} students"
        self.expect_shown(what, seconds, role=Role.LABEL, name=words)

    def expect_gone(self, what, **asked):
        """Expects that a widget is there no longer."""
        self.expect(what, wait(lambda: not find(self.tree, **asked)), asked)

    def student_nodes(self):
        """The rows of students on screen, without those of sections: “Physics, 22 students”."""
        items = find_all(self.tree, role=Role.LIST_ITEM)
        is_section = re.compile(r", \d+ students?$").search
        students = [item for item in items if item.get_name() and not is_section(item.get_name())]
        return list(filter(is_on_screen, students))

    def student_rows(self):
        """What a screen reader says of them."""
        return [node.get_name() for node in self.student_nodes()]

    def labels(self, text):
        """The labels that say just this, each with a place."""
        found = find_all(self.tree, role=Role.LABEL, name=text)
        return [node for node in found if place_in_window(node)[2] > 0]

    def row(self, student):
        """The row of a student (name, number, subject) on screen, or None."""
        return find(self.tree, role=Role.LIST_ITEM, name=classes.row(*student))

    def expect_row(self, what, student):
        """Expects a student’s row on screen, and returns it."""
        return self.expect_shown(what, role=Role.LIST_ITEM, name=classes.row(*student))

    def focus_name(self):
        """What a screen reader says of the widget in focus."""
        node = focused(self.tree)
        return node.get_name() if node else None

    def expect_focus(self, what, name):
        """Expects the focus on the widget of that name."""
        holds = wait(lambda: self.focus_name() == name)
        return self.expect(what, holds, None if holds else (name, self.focus_name()))

    def expect_focus_on(self, what, student):
        """Expects the focus on a student’s row."""
        return self.expect_focus(what, classes.row(*student))

    def picture(self, name, is_still=False):
        """Keeps what the screen shows at the end of a step, if asked once that stands still."""
        self.steps += 1
        path = os.path.join(self.pictures, f"{self.steps:02}-{name}.png")
        if is_still:
            self.program.still_picture(path)
        else:
            self.program.picture(path)

    def quit(self):
        """Ends the program as a person does, and reads what it said meanwhile."""
        self.program.press("ctrl+q")
        self.expect("Ctrl+Q ends the program", self.program.has_ended())
        self.expect("it ended well", self.program.process.poll() == 0, self.program.process.poll())
        complaints = self.program.complaints()
        self.expect("it said nothing on its error stream", not complaints, complaints[:5])

    def end(self):
        """Leaves no process behind."""
        if self.program:
            self.program.end()
        for companion in self.companions:
            companion.kill()
            companion.wait()

    def accompany(self, command):
        """Starts another program, which is ended with the session, and returns it."""
        silent = subprocess.DEVNULL
        self.companions.append(subprocess.Popen(command, stdout=silent, stderr=silent))
        return self.companions[-1]
