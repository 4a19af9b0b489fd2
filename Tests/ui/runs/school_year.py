# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A pick by chance in the lesson, another name for the roster, and a new year."""

import glob
import os
import sqlite3

import menus
from accessible import BUTTON, Role, find_all, wait
from classes import FOUR_CLASSES
from naming import top_level
from play import play
from program import APPLICATION_ID, count

STUDENTS = FOUR_CLASSES[:4] + FOUR_CLASSES[30:33]


def picked(session):
    """Who the dialog shows."""
    window = wait(lambda: top_level(session, "Random Pick"))
    labels = [node.get_name() for node in find_all(window, role=Role.LABEL)]
    return next((name for name, *_ in STUDENTS if name in labels), None)


def pick(session):
    """Ctrl+R picks one of those shown, nobody twice until all had a turn."""
    session.program.press("ctrl+f")
    session.program.type("archer")
    session.expect_counted("four are shown", 4)
    session.program.press("Down", "ctrl+r")
    session.expect_soon("a window opens", lambda: session.program.has_window("Random Pick"))
    seen = []
    for turn in range(1, 5):
        session.expect_shown(f"turn {turn}", name=f"{turn} of 4 had a turn")
        seen.append(picked(session))
        session.program.press("ctrl+r" if turn % 2 else "Return")
    everyone = sorted(name for name, _, subject in STUDENTS if subject == "Art")
    session.expect("each had one turn", sorted(filter(None, seen)) == everyone, seen)
    session.expect_shown("then it begins again", name="1 of 4 had a turn")
    session.picture("pick")
    last = picked(session)
    session.program.press("Escape")
    session.expect_soon("Escape closes it", lambda: not session.program.has_window("Random Pick"))
    session.expect_soon("the row of the last pick has the focus", lambda: (
        session.focus_name() or "").startswith(f"{last}, "))
    session.program.press("Escape")
    session.expect_counted("everyone is shown", len(STUDENTS))


def rename(session):
    """The roster's name is the title of its window, after a restart too."""
    menus.choose_from_main(session, "Rename Roster…")
    session.expect_soon("a dialog asks", lambda: session.program.has_window("Rename Roster"))
    session.program.press("ctrl+a")
    session.program.type("Hill School")
    session.program.press("Return")
    session.expect_soon("it is the title", lambda: session.program.has_window("Hill School"))
    session.restart()
    session.expect_soon("still", lambda: session.program.has_window("Hill School"))
    session.expect_counted("with everyone", len(STUDENTS))


def new_year(session):
    """Start a New Year asks, saves a copy, and empties the roster; undo brings all back."""
    for answer in ("Escape", "Return"):
        menus.choose_from_main(session, "Start a New Year…")
        session.expect_shown("it asks", name="Start a New Year?")
        session.expect("nobody is gone yet", count() == len(STUDENTS))
        session.program.press(answer)
        session.expect_gone(f"{answer} answers", name="Start a New Year?")
    session.expect_shown("the roster is empty", name="No Students Yet")
    session.expect_focus("with the focus on its button", "Add Student")
    session.expect("in the database too", count() == 0, count())
    session.expect("the copy has everyone", copied() == len(STUDENTS), copied())
    session.picture("new-year")
    session.program.click(session.expect_shown("a toast offers to undo", role=BUTTON, name="Undo"))
    session.expect_counted("undo brings everyone back", len(STUDENTS))


def copied():
    """How many students are in the copy beside the roster."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID)
    copies = [path for path in glob.glob(os.path.join(folder, "*"))
              if not os.path.basename(path).startswith("roster.db")]
    connections = [sqlite3.connect(f"file:{path}?mode=ro", uri=True) for path in copies]
    return sum(each.execute("SELECT count(*) FROM student").fetchone()[0] for each in connections)


play(pick, rename, new_year, students=STUDENTS)
