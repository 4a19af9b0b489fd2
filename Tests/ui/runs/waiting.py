# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Another program keeps the roster for long: the window says that it waits, and lives on."""

import os
import sqlite3

from accessible import Role
from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count

WORDS = "Waiting for another program that uses the roster…"


def hold():
    """Has another program hold the database, until it lets go."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    holder = sqlite3.connect(path, timeout=10, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    return holder


def let_go(holder):
    """The other program changes nothing in the end."""
    holder.execute("ROLLBACK")
    holder.close()


def wait_and_live(session):
    """A change waits, the window says so and answers, and then the change is made."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[3]))
    holder = hold()
    session.program.press("Delete")
    session.expect_shown("the window says that it waits", role=Role.LABEL, name=WORDS)
    session.picture("waiting")
    session.program.press("ctrl+f")
    session.program.type("hugo baker")
    session.expect_soon(
        "a search is answered meanwhile", lambda: len(session.student_rows()) == 1)
    session.program.press("Escape")
    session.expect_row("and its end", FOUR_CLASSES[38])
    session.expect("nobody is gone yet", count() == len(FOUR_CLASSES), count())
    let_go(holder)
    session.expect_soon("then the student goes", lambda: count() == len(FOUR_CLASSES) - 1)
    session.expect_gone("and it says no more that it waits", role=Role.LABEL, name=WORDS)


def give_up(session):
    """A person stops waiting: nothing is changed, and that is said."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[38]))
    holder = hold()
    session.program.press("Delete")
    session.expect_shown("the window says that it waits", role=Role.LABEL, name=WORDS)
    session.program.click(
        session.expect_shown("with a way out", role=Role.PUSH_BUTTON, name="Cancel"))
    session.expect_shown("it says why", name="The Roster Could Not Be Changed")
    session.picture("given-up", is_still=True)
    session.expect_above("in words", "Close", "Another program")
    session.program.press("Return")
    session.expect("nobody is gone", count() == len(FOUR_CLASSES) - 1, count())
    let_go(holder)
    session.program.press("Delete")
    session.expect_soon("later it works", lambda: count() == len(FOUR_CLASSES) - 2)


play(wait_and_live, give_up, students=FOUR_CLASSES)
