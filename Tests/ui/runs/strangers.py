# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Another program changes the roster: the list follows, and scroll, focus and selection stay."""

import os
import re
import sqlite3

from accessible import Role, State, find, find_all, has, place_in_window
from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count

HUGO = FOUR_CLASSES[37]  # of Biology


def other_program(sql, *values):
    """Changes the database of the program, without any code of ours."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    connection = sqlite3.connect(path, timeout=10)
    with connection:
        done = connection.execute(sql, values)
    connection.close()
    return done.rowcount


def look_at_the_middle(session):
    """A row in the middle has the focus, it and its neighbour are selected."""
    session.program.press("ctrl+f")
    session.program.type("hugo baker")
    session.program.press("Return", "Escape")
    session.expect_focus_on("a row in the middle has the focus", HUGO)
    session.program.press("shift+Down")
    session.expect_soon(
        "two are selected",
        lambda: all(has(session.row(each), State.SELECTED) for each in FOUR_CLASSES[37:39]))


def expect_the_same_place(session, top):
    """Scroll, focus and selection are as they were."""
    session.expect_focus_on("the focus is where it was", FOUR_CLASSES[38])
    session.expect("the scroll too", place_in_window(session.row(HUGO))[1] == top)
    session.expect("and the selection", all(
        has(session.row(each), State.SELECTED) == (each in FOUR_CLASSES[37:39])
        for each in FOUR_CLASSES[36:40]))


def delete_above(session):
    """Ten students above go."""
    top = place_in_window(session.row(HUGO))[1]
    gone = other_program("DELETE FROM student WHERE subject = 'Art' AND id % 3 = 0")
    session.expect("the other program deleted ten", gone == 10, gone)
    session.expect_counted("the window counts the others", len(FOUR_CLASSES) - 10, seconds=10)
    expect_the_same_place(session, top)


def in_strip(session):
    """The section that the strip marks: its name, which one it is, and of how many."""
    strip = find(session.tree, starting="Sections: ")
    name, position, sections = re.fullmatch(
        r"Sections: (.*), (\d+) of (\d+)", strip.get_name()).groups()
    return name, int(position), int(sections)


def add_above(session):
    """A section of new students comes above."""
    top = place_in_window(session.row(HUGO))[1]
    before = in_strip(session)
    session.expect("the strip names one of four sections", before[2] == 4, before)
    for number in range(1, 6):
        other_program(
            "INSERT INTO student (name, number, subject) VALUES (?, ?, 'Algebra')",
            f"New {number}", str(number))
    session.expect_counted("the window counts them", len(FOUR_CLASSES) - 5, seconds=10)
    name, position, _ = before
    session.expect_soon(
        "the strip has one section more", lambda: in_strip(session) == (name, position + 1, 5))
    expect_the_same_place(session, top)


def change_the_selected(session):
    """A student who is selected gets another name, and one goes."""
    other_program("UPDATE student SET name = 'Hugh Baker' WHERE name = ?", HUGO[0])
    renamed = ("Hugh Baker", *HUGO[1:])
    session.expect_row("the row says the new name", renamed)
    session.expect("it is selected still", has(session.row(renamed), State.SELECTED))
    session.expect_focus_on("the focus is where it was", FOUR_CLASSES[38])
    other_program("DELETE FROM student WHERE name = ?", FOUR_CLASSES[38][0])
    session.expect_counted("one fewer", len(FOUR_CLASSES) - 6, seconds=10)
    session.expect_focus_on("the neighbour has the focus", FOUR_CLASSES[39])
    session.expect("it is not selected", not has(session.row(FOUR_CLASSES[39]), State.SELECTED))


def our_undo(session):
    """Undo takes back what was done here, not what the other program did."""
    session.program.press("Delete")
    session.expect_soon("Delete takes the selected one", lambda: count("name = 'Hugh Baker'") == 0)
    session.program.press("ctrl+z")
    session.expect_soon("undo brings it back", lambda: count("name = 'Hugh Baker'") == 1)
    session.expect_focus_on("with the focus", ("Hugh Baker", *HUGO[1:]))
    session.expect("and nobody else", count() == len(FOUR_CLASSES) - 6, count())
    headers = find_all(session.tree, role=Role.LIST_ITEM, name="Biology, 29 students")
    session.expect("the header counts", headers or session.labels("29"))


play(
    look_at_the_middle, delete_above, add_above, change_the_selected, our_undo,
    students=FOUR_CLASSES)
