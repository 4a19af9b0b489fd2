# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The roster's file disappears while the program is open: it says so, and nothing is lost."""

import os

from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count


def path():
    """Where the roster is."""
    return os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")


def expect_refused(session, picture):
    """A change is refused in words that say what to do."""
    session.program.press("Delete")
    session.expect_shown("it says so", name="The Roster Could Not Be Changed")
    session.picture(picture, is_still=True)
    session.expect_above("in words", "Close", "The roster’s file, or its log, was moved")
    session.program.press("Return")
    session.expect_gone("the words go", name="The Roster Could Not Be Changed")


def lose_the_file(session):
    """Someone moves the file away, and puts it back."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[3]))
    os.rename(path(), path() + ".away")
    expect_refused(session, "file-lost")
    os.rename(path() + ".away", path())
    session.expect("nobody is gone", count() == len(FOUR_CLASSES), count())
    session.program.press("Delete")
    session.expect_soon("later it works", lambda: count() == len(FOUR_CLASSES) - 1)


def lose_the_log(session):
    """A cleaner takes the log away: what it held is written back, and a new start goes on."""
    os.remove(path() + "-wal")
    expect_refused(session, "log-lost")
    session.restart()
    session.expect_counted("nobody else is gone", len(FOUR_CLASSES) - 1)
    session.program.click(session.expect_row("a row", FOUR_CLASSES[4]))
    session.program.press("Delete")
    session.expect_soon("a new start goes on", lambda: count() == len(FOUR_CLASSES) - 2)


play(lose_the_file, lose_the_log, students=FOUR_CLASSES)
