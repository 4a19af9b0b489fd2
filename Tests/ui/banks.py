# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A person looks through lists of failed banks: all rows, sections, a list that changes."""

import csv
import os
import re
import traceback

from accessible import Role, find, wait
from checks import Checks
from program import Program

PICTURES = os.environ["BANKS_PICTURES"]
SAMPLES = os.environ["BANKS_SAMPLES"]
PUBLISHED = os.environ["BANKS_PUBLISHED"]
HEADER = re.compile(r", \d+ banks?$")

checks = Checks()


def listed(path):
    """What the rows of a list must say, read without any code of ours."""
    with open(path, "rb") as file:
        lines = list(csv.reader(file.read().decode("windows-1252").splitlines()))
    titles = [title.strip().lower() for title in lines[0]]
    state = titles.index("st" if "st" in titles else "state")
    tidied = [[" ".join(cell.split()) for cell in line] for line in lines[1:]]
    return [f"{line[0]}, {line[1]}, {line[state]}" for line in tidied]


class Viewer:
    """The program with one list, from its start to its end."""

    def __init__(self, path, *options):
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.log = os.path.join(PICTURES, f"{self.name}.log")
        self.program = Program(os.environ["BANKS"], *options, path, log=self.log)

    def __enter__(self):
        checks.expect(f"{self.name}: the window is shown", self.program.window)
        return self

    def __exit__(self, kind, error, trace):
        self.program.end()

    def soon(self, what, question, seconds=15):
        return checks.expect(f"{self.name}: {what}", wait(question, seconds))

    def shows(self, **asked):
        return find(self.program.tree, **asked)

    def rows(self):
        """The rows with widgets now, headers too: many more than are in sight."""
        view = find(self.program.tree, role=Role.LIST)
        items = [view.get_child_at_index(index) for index in range(view.get_child_count())]
        return [item.get_name() for item in items if item and item.get_name()]

    def look_through(self, expected):
        """Goes down page by page, and expects to come past every row."""
        seen = set(self.rows())
        self.program.click(find(self.program.tree, role=Role.LIST), down=0.5)
        for _ in range(len(expected)):
            if expected[-1] in seen:
                break
            self.program.press("Page_Down")
            seen.update(self.rows())
        missing = sorted(set(expected) - seen)
        checks.expect(f"{self.name}: all {len(expected)} rows are shown", not missing, missing[:5])
        strange = sorted(row for row in seen - set(expected) if not HEADER.search(row))
        checks.expect(f"{self.name}: and nothing else", not strange, strange[:5])

    def picture(self, name):
        self.program.picture(os.path.join(PICTURES, f"{self.name}-{name}.png"))

    def quit(self):
        self.program.press("ctrl+q")
        ended = self.program.has_ended() and self.program.process.poll() == 0
        checks.expect(f"{self.name}: Ctrl+Q ends the program", ended, self.program.process.poll())
        complaints = self.program.complaints()
        checks.expect(f"{self.name}: it complained of nothing", not complaints, complaints[:5])


def look_at(path):
    """Shows a list as it is, then by state, then again from what was stored."""
    expected = listed(path)
    words = f"{len(expected)} banks"
    with Viewer(path) as viewer:
        viewer.soon(f"the window counts {words}", lambda: viewer.shows(name=words))
        viewer.soon("the first row is the first bank", lambda: viewer.rows()[0] == expected[0])
        viewer.picture("first")
        viewer.look_through(expected)
        viewer.picture("last")
        viewer.program.press("F10", "Down", "Return")
        viewer.soon("the menu makes sections", lambda: any(map(HEADER.search, viewer.rows())))
        viewer.picture("by-state")
        viewer.quit()
    with Viewer(path, "--by-year") as viewer:
        viewer.soon("a second start counts as many", lambda: viewer.shows(name=words))
        year = re.compile(r"20\d\d, \d+ bank").match
        viewer.soon("it begins with a year", lambda: year(viewer.rows()[0]))
        viewer.picture("by-year")
        viewer.quit()


def change_a_list():
    """Changes a list while it is shown, first well and then badly."""
    path = os.path.join(PICTURES, "changing.csv")
    with open(os.path.join(SAMPLES, "failed-banks-2018-shape.csv"), encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    old, new = "Peach County Thrift, Byron Mills, Georgia", "Peach County Thrift, Macon, Georgia"
    with Viewer(path) as viewer:
        viewer.soon("the old city is shown", lambda: viewer.rows()[4] == old)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("Byron Mills", "Macon"))
        viewer.program.press("F5")
        viewer.soon("F5 shows the new city in its place", lambda: viewer.rows()[4] == new)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("1/7/2011", "in 2011"))
        viewer.program.press("ctrl+r")
        problem = "Row 6 has no day as “closing date”."
        viewer.soon("a wrong row is named", lambda: viewer.shows(name=problem))
        viewer.picture("wrong")
        viewer.program.press("Return")
        viewer.soon("the message goes away", lambda: not viewer.shows(name=problem))
        viewer.soon("the list stays as it was", lambda: viewer.rows()[4] == new)
        viewer.quit()


def look_at_published(name):
    """Looks at one of the FDIC's own lists, if it is there."""
    path = os.path.join(PUBLISHED, name)
    if os.path.exists(path):
        look_at(path)
    else:
        checks.skip(f"{name} is not there")


try:
    look_at(os.path.join(SAMPLES, "failed-banks-2018-shape.csv"))
    look_at(os.path.join(SAMPLES, "failed-banks-2023-shape.csv"))
    change_a_list()
    look_at_published("fdic-2018.csv")
    look_at_published("fdic-2023-windows-1252.csv")
except Exception:
    traceback.print_exc()
    checks.expect("the person came to the end", False)
checks.finish()
