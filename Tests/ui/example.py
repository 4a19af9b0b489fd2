# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A person uses the program of the getting-started article, of which every line is in it."""

import os
import re
import sqlite3
import tempfile
import traceback

from accessible import Role, State, find, find_all, is_on_screen, wait
from checks import Checks
from program import Program

ROOT = os.environ["EXAMPLE_ROOT"]
PICTURES = os.environ["EXAMPLE_PICTURES"]
ARTICLES = {
    "FetchedResults/FetchedResults.docc/GettingStarted.md": "main.swift",
    "ResultsListModel/ResultsListModel.docc/OwnBinding.md": "ListWindow.swift",
}

checks = Checks()


def lines(text):
    """The lines of code that hold anything, but for the licence."""
    return [line for line in text.splitlines() if line.strip() and "SPDX-" not in line]


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def compare_listings():
    """What an article lists, in its order, is the source that is compiled."""
    for article, source in ARTICLES.items():
        blocks = re.findall(r"^```swift\n(.*?)^```$", read("Sources", article), re.M | re.S)
        listed = lines("".join(blocks))
        compiled = lines(read("Examples/LiveList/Sources/LiveList", source))
        strange = next((pair for pair in zip(listed, compiled) if pair[0] != pair[1]), None)
        same = listed == compiled and len(listed) > 30
        checks.expect(f"{article} lists {source}", same, strange or (len(listed), len(compiled)))


class Example:
    """The running program and its list."""

    def __init__(self, path):
        self.program = Program(
            os.environ["EXAMPLE"], path, log=os.path.join(PICTURES, "stderr.log"))

    def texts(self):
        labels = find_all(self.program.tree, role=Role.LABEL)
        return [label.get_name() for label in labels if is_on_screen(label)]

    def shows(self, what, *texts):
        shown = wait(lambda: self.texts() == list(texts))
        checks.expect(what, shown, None if shown else self.texts())

    def item(self, text):
        """The list’s item around a label."""
        return find(self.program.tree, role=Role.LABEL, name=text).get_parent()


def use(path):
    example = Example(path)
    program = example.program
    try:
        checks.expect("the window is shown", program.window)
        example.shows("what is written comes into the list", "Art", "Amy", "Biology", "Ben")
        program.picture(os.path.join(PICTURES, "list.png"))
        program.click(example.item("Ben"))
        selected = wait(lambda: example.item("Ben").get_state_set().contains(State.SELECTED))
        checks.expect("a click selects", selected)
        program.press("Home", "Return")
        example.shows("Return on a header collapses its section", "Art", "Biology", "Ben")
        program.press("Return")
        example.shows("and expands it", "Art", "Amy", "Biology", "Ben")
        still = example.item("Ben").get_state_set().contains(State.SELECTED)
        checks.expect("the selection is as it was", still)
        program.press("alt+F4")
        ended = program.has_ended() and program.process.poll() == 0
        checks.expect("closing the window ends the program", ended, program.process.poll())
        checks.expect("it complained of nothing", not program.complaints(), program.complaints())
    finally:
        program.end()
    with sqlite3.connect(path) as database:
        count = database.execute("SELECT count(*) FROM student").fetchone()
    checks.expect("the students are in the database", count == (2,), count)


try:
    compare_listings()
    with tempfile.TemporaryDirectory() as folder:
        use(os.path.join(folder, "students.db"))
except Exception:
    traceback.print_exc()
    checks.expect("the person came to the end", False)
checks.finish()
