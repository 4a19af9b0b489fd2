# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The roster's file disappears while the program is open: it says so, and nothing is lost."""

import os
import time

import windows
from accessible import find
from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count

HEADING = "The Roster Could Not Be Changed"


def path():
    """Where the roster is."""
    return os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")


def expect_refused(session):
    """A change is refused."""
    session.program.press("Delete")
    session.expect_shown("it says so", name=HEADING)
    session.expect_soon("its keys are heard", lambda: windows.active() != session.program.window)


def expect_refused_in_words(session, picture):
    """A change is refused in words that say what to do."""
    expect_refused(session)
    session.picture(picture, is_still=True)
    session.expect_above("in words", "Close", "The roster’s file, or its log, was moved")
    session.program.press("Return")
    session.expect_gone("the words go", name=HEADING)


def answer_quickly(session):
    """Whoever is quicker than the window, which looks every two seconds, is told once."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[3]))
    os.rename(path(), path() + ".away")
    expect_refused(session)
    session.program.press("Return")
    session.expect_gone("the words go", name=HEADING)
    time.sleep(3)
    session.expect("and do not come again", not find(session.tree, name=HEADING))
    os.rename(path() + ".away", path())


def lose_the_file(session):
    """Someone moves the file away, and puts it back."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[3]))
    os.rename(path(), path() + ".away")
    expect_refused_in_words(session, "file-lost")
    os.rename(path() + ".away", path())
    session.expect("nobody is gone", count() == len(FOUR_CLASSES), count())
    session.program.press("Delete")
    session.expect_soon("later it works", lambda: count() == len(FOUR_CLASSES) - 1)


def lose_the_log(session):
    """A cleaner takes the log away: what it held is written back, and a new start goes on."""
    os.remove(path() + "-wal")
    expect_refused_in_words(session, "log-lost")
    session.restart()
    session.expect_counted("nobody else is gone", len(FOUR_CLASSES) - 1)
    session.program.click(session.expect_row("a row", FOUR_CLASSES[4]))
    session.program.press("Delete")
    session.expect_soon("a new start goes on", lambda: count() == len(FOUR_CLASSES) - 2)


play(answer_quickly, lose_the_file, lose_the_log, students=FOUR_CLASSES)
