# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Students are deleted in each way there is, and the place in the list stays."""

import menus
from accessible import BUTTON, State, has, place_in_window
from classes import FOUR_CLASSES, row
from play import play
from program import count, xdotool


def expect_deleted(session, student, neighbour):
    """The student is gone from the list and the database, the neighbour has the focus."""
    name, number, subject = student
    session.expect_soon(
        f"{name} is gone from the database",
        lambda: count("number = ? AND subject = ?", number, subject) == 0)
    session.expect_soon("and from the list", lambda: not session.row(student))
    session.expect_shown("a toast says so", name=f"{name} deleted")
    session.expect_focus_on("the neighbour has the focus", neighbour)
    session.expect("only one went", count() == len(FOUR_CLASSES) - 1, count())


def expect_back(session, student):
    """The student is back where it was, with the focus."""
    session.expect_soon("everyone is there again", lambda: count() == len(FOUR_CLASSES))
    session.expect_row("the row is back", student)
    session.expect_focus_on("with the focus", student)


def by_key_in_the_middle(session):
    """In the middle of the list, Delete keeps the scroll and the neighbour gets the focus."""
    session.program.click(session.expect_row("a row", FOUR_CLASSES[5]))
    session.program.press("Page_Down", "Page_Down", "Page_Down")
    focus = session.focus_name()
    student = next(each for each in FOUR_CLASSES if row(*each) == focus)
    session.expect("it is far down", FOUR_CLASSES.index(student) > 30, student)
    above = session.student_rows()[0]
    top = place_in_window(session.row(student))[1]
    neighbour = FOUR_CLASSES[FOUR_CLASSES.index(student) + 1]
    session.program.press("Delete")
    expect_deleted(session, student, neighbour)
    session.expect(
        "the first row in sight is the same (public case 50)",
        session.student_rows()[0] == above)
    session.expect(
        "the neighbour is where the student was", place_in_window(session.row(neighbour))[1] == top)
    session.expect("and is not selected", not has(session.row(neighbour), State.SELECTED))
    session.picture("middle")
    session.program.press("ctrl+z")
    expect_back(session, student)
    session.expect_soon(
        "at the same place", lambda: place_in_window(session.row(student))[1] == top)


def by_key_that_is_held(session):
    """Delete that is held down deletes one student only."""
    session.program.press("Home", "Down")
    session.expect_focus_on("the first student has the focus", FOUR_CLASSES[0])
    xdotool("keydown", "Delete")
    expect_deleted(session, FOUR_CLASSES[0], FOUR_CLASSES[1])
    xdotool("sleep", "0.8")
    xdotool("keyup", "Delete")
    session.expect("no other went", count() == len(FOUR_CLASSES) - 1, count())
    button = session.expect_shown("the toast offers to undo", role=BUTTON, name="Undo")
    session.program.click(button)
    expect_back(session, FOUR_CLASSES[0])


def by_right_click(session):
    """The menu of a row deletes it."""
    student = FOUR_CLASSES[4]
    menus.open_on(session, session.expect_row("a row", student))
    offered = menus.names(session)
    session.expect("its menu is for one", offered == ["Edit…", "Move to…", "Delete"], offered)
    session.expect("the row is selected", has(session.row(student), State.SELECTED))
    menus.choose(session, "Delete")
    expect_deleted(session, student, FOUR_CLASSES[5])
    session.program.press("ctrl+z")
    expect_back(session, student)


def by_menu_key(session):
    """The Menu key, and Shift+F10, open the menu of the row in focus."""
    student = FOUR_CLASSES[4]
    for key in ("Menu", "shift+F10"):
        session.program.press(key)
        session.expect_soon(f"{key} opens a menu", lambda: "Delete" in menus.names(session))
        session.expect_focus("its first item has the focus", "Edit…")
        session.program.press("Escape")
        session.expect_soon("Escape closes it", lambda: not menus.items(session))
        session.expect_focus_on("the row has the focus again", student)
    session.program.press("Menu", "Up", "Return")
    expect_deleted(session, student, FOUR_CLASSES[5])
    session.program.press("ctrl+z")
    expect_back(session, student)


def at_the_end(session):
    """The toast stands where it does not hide the neighbour, which has the focus."""
    session.program.press("End")
    last = FOUR_CLASSES[-1]
    session.expect_focus_on("the last row has the focus", last)
    session.program.press("Delete")
    node = session.expect_shown("a toast says so", name=f"{last[0]} deleted")
    session.expect_soon("at the head of the window", lambda: place_in_window(node)[1] < 150)
    session.expect_focus_on("the neighbour has the focus", FOUR_CLASSES[-2])
    session.picture("toast-at-the-head")
    session.program.press("Home")
    session.expect_soon("then at its foot", lambda: place_in_window(node)[1] > 550)
    session.picture("toast-at-the-foot")
    session.program.press("ctrl+z")
    expect_back(session, last)


def several(session):
    """What is selected goes at once, and comes back selected."""
    session.program.press("Home")
    session.program.click(session.expect_row("a row", FOUR_CLASSES[2]))
    session.program.press("shift+Down", "shift+Down")
    menus.open_on(session, session.row(FOUR_CLASSES[3]))
    menus.choose(session, "Delete 3 Students")
    session.expect_soon("three are gone", lambda: count() == len(FOUR_CLASSES) - 3)
    session.expect_shown("a toast counts them", name="3 students deleted")
    session.expect_focus_on("the next row has the focus", FOUR_CLASSES[5])
    session.program.press("ctrl+z")
    expect_back(session, FOUR_CLASSES[2])
    for student in FOUR_CLASSES[2:5]:
        session.expect_soon(
            f"{student[0]} is selected", lambda: has(session.row(student), State.SELECTED))


play(
    by_key_in_the_middle, by_key_that_is_held, by_right_click, by_menu_key, at_the_end,
    several, students=FOUR_CLASSES)
