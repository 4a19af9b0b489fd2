# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Steps in which the person brings students in, and finds them."""

import preview
from accessible import BUTTON
from changing import NEW_NAME, NEW_NUMBER, NEW_ROW
from program import count, rows
from windows import enter_path


def import_sample(session):
    """The first start shows an empty page; Ctrl+O brings the class list in."""
    session.expect_shown("an empty roster says so", name="No Students Yet")
    session.expect_shown("and offers an import", role=BUTTON, name="Import…")
    session.picture("empty")
    session.program.press("ctrl+o")
    session.expect_shown("Ctrl+O asks for a file", name="Import Class List")
    enter_path(session, session.sample)
    chooser = "Import Class List"
    session.expect_soon("the chooser goes away", lambda: not session.program.has_window(chooser))
    session.picture("preview")
    preview.accept(session)
    expected = len(session.students)
    session.expect_soon("all of them are in the database", lambda: count() == expected)
    session.expect_counted("the window counts the students", expected, seconds=15)
    session.expect_soon("rows are on screen", lambda: len(session.student_rows()) > 5)
    session.picture("imported")


def jump_with_the_strip(session):
    """A click at the foot of the strip shows the last section, a drag comes back."""
    sections = len({student["Subject"] for student in session.students})
    strip = session.expect_shown("the strip names a section", starting="Sections: ")
    session.expect_soon("it is the first", lambda: strip.get_name().endswith(f", 1 of {sections}"))
    session.program.click(strip, down=0.98)
    last = f", {sections} of {sections}"
    session.expect_soon("a click at its foot goes to the last", lambda: last in strip.get_name())
    subject = strip.get_name().removeprefix("Sections: ").removesuffix(last)
    session.expect_soon(
        f"students of {subject} are on screen",
        lambda: any(row.endswith(subject) for row in session.student_rows()))
    session.picture("last-section")
    session.program.drag(strip, 0.98, 0.02)
    session.expect_soon("a drag to its head comes back", lambda: ", 1 of " in strip.get_name())
    session.picture("first-section")


def search(session):
    """What is typed after Ctrl+F leaves the students it fits."""
    everyone = count()
    session.program.press("ctrl+f")
    session.program.type("wilh")
    session.expect_counted("the beginning of a name leaves one student", 1)
    session.expect_soon("it is the right one", lambda: session.student_rows() == [NEW_ROW])
    session.picture("found")
    session.program.press("ctrl+a")
    session.program.type("xjy")
    session.expect_soon(
        "initials find a Chinese name",
        lambda: [row.split(",")[0] for row in session.student_rows()] == ["向嘉瑶"])
    session.program.press("ctrl+a")
    session.program.type("zzzz")
    session.expect_shown("what is not there is said", name="No Results")
    session.picture("nothing-found")
    session.program.press("Escape")
    session.expect_counted("Escape shows everyone again", everyone)


def find_everything(session):
    """After a restart all is as it was, and the last action can still be undone."""
    everyone = len(session.students) + 1
    session.expect_counted("everyone is there again", everyone, seconds=15)
    added = rows("SELECT name FROM student WHERE number = ?", NEW_NUMBER)
    session.expect("the added student too", added == [(NEW_NAME,)], added)
    session.picture("again")
    session.program.press("ctrl+z")
    session.expect_soon("the last action can still be undone", lambda: count() == everyone - 1)
    session.program.press("ctrl+shift+z")
    session.expect_soon("and done again", lambda: count() == everyone)
