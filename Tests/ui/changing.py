# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Steps in which the person adds and deletes students."""

from accessible import BUTTON, focused
from program import count, rows
from session import is_row

NEW_NAME, NEW_NUMBER, NEW_SUBJECT = "Wilhelmina Quint", "9001", "Mathematics"
NEW_ROW = f"{NEW_NAME}, number {NEW_NUMBER}, {NEW_SUBJECT}"


def add_student(session):
    """Ctrl+N, then each field and Enter: the last Enter stores the student."""
    before = count()
    session.program.press("ctrl+n")
    session.expect_shown("Ctrl+N opens a dialog", role=BUTTON, name="Add")
    for text in (NEW_NAME, NEW_NUMBER, NEW_SUBJECT):
        session.program.type(text)
        session.program.press("Return")
    session.picture("dialog")
    session.program.press("Return", "Return")  # no reading, no note
    session.expect_soon(
        "Enter in the last field stores the student",
        lambda: rows("SELECT name, subject FROM student WHERE number = ?", NEW_NUMBER)
        == [(NEW_NAME, NEW_SUBJECT)])
    session.program.press("Escape")
    session.expect_gone("Escape ends the adding", role=BUTTON, name="Add")
    session.expect_counted("the window counts one more", before + 1)
    session.expect_shown("the new row is on screen", name=NEW_ROW)
    session.picture("added")


def delete_three(session):
    """A click on a row, Shift+Down twice, Delete: three are gone, the focus stays beside them."""
    before = count()
    session.program.click(session.student_nodes()[1])
    session.program.press("shift+Down", "shift+Down", "Delete")
    session.expect_soon("three students are gone", lambda: count() == before - 3)
    session.expect_shown("a toast says so", name="3 students deleted")
    session.expect_shown("and offers a way back", role=BUTTON, name="Undo")
    session.picture("deleted")
    session.expect_counted("the window counts three fewer", before - 3)
    session.expect_soon("the focus is on a row", lambda: is_row(focused(session.tree)))


def undo(session):
    """Ctrl+Z brings them back to where they were."""
    before, shown = count(), session.student_rows()
    session.program.press("ctrl+z")
    session.expect_soon("Ctrl+Z brings all three back", lambda: count() == before + 3)
    session.expect_counted("the window counts them", before + 3)
    session.expect_soon(
        "they are on screen again", lambda: len(set(session.student_rows()) - set(shown)) >= 3)
    session.expect_soon("the focus is on a row", lambda: is_row(focused(session.tree)))
    session.picture("undone")

