# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A tour of every window and page of the program."""

import os
import subprocess

from accessible import Atspi, focused, text_of, wait
from program import copy_roster, rows
from windows import active, enter_path, go, windows

# A list that is Müller in one encoding and 黮 in another, and one whose columns have no titles.
SPELLED_TWICE = "Name,No\nMüller,5\n".encode("windows-1252")
UNTITLED = "甲;乙;丙\n张小明;4;7A\n李四;5;7B\n".encode()


def wait_for_nothing(session):
    """Waits until the search is done."""
    session.expect_soon("nobody is found", lambda: not session.student_rows())


def menu_to_rename(session):
    """Opens the dialog that renames the first section."""
    go(session, ["Home", "Menu", "Down", "Return"])


def type_another_subject(session):
    """Types the name of another section into it."""
    known = [name for name, in rows("SELECT DISTINCT subject FROM student")]
    field = wait(lambda: focused(session.tree))
    Atspi.EditableText.set_text_contents(
        field, next(name for name in known if name != text_of(field)))


def choose_backup(session):
    """Chooses a copy of the roster in the window that asks for a file."""
    path = os.path.join(session.pictures, "copy.db")
    copy_roster(path)
    session.expect_soon("a file is asked for", lambda: len(windows(session)) == 2)
    chooser = active()
    enter_path(session, path)
    session.expect_soon("a file is chosen", lambda: active() != chooser)


def open_file(session, name, content):
    """Opens a file as the file manager does, with another start of the program."""
    path = os.path.join(session.pictures, name)
    with open(path, "wb") as file:
        file.write(content)
    subprocess.run([session.path, path], timeout=20, check=True, capture_output=True)


# What each is called, how to come there from the list, and how to go back. Keys are pressed one
# after the other, an action has a prefix, and anything else is a function of the session.
WINDOWS = [
    ("add", ["ctrl+n", "ctrl+Return"], ["Escape"]),
    ("edit", ["Home", "Down", "F2"], ["Escape"]),
    ("move", ["win.edit-mode", "ctrl+a", "win.move"], ["Escape", "Escape"]),
    ("rename roster", ["win.rename-roster"], ["Escape"]),
    ("merge", [menu_to_rename, type_another_subject, "Return"], ["Escape"]),
    ("restore", ["win.restore", choose_backup], ["Escape"]),
    ("spelling", [lambda session: open_file(session, "u.csv", SPELLED_TWICE)], ["Escape"]),
    ("columns", [lambda session: open_file(session, "c.csv", UNTITLED)], ["Escape"]),
    ("new year", ["win.new-year"], ["Escape"]),
    ("random pick", ["ctrl+r"], ["Escape"]),
    ("preferences", ["win.preferences"], ["Escape"]),
    ("print", ["ctrl+p"], ["Escape"]),
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
    ("nothing found", ["q", "q", "q", wait_for_nothing], ["Escape", "Escape", "Escape"]),
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
