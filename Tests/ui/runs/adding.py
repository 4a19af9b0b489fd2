# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A class is typed without the mouse, what is wrong is said, and dialogs give the focus back."""

from accessible import BUTTON, Role, State, find_all, has
from classes import FOUR_CLASSES
from play import play
from program import count, rows

ADA, BEN = FOUR_CLASSES[:2]
FIELDS = ["Name", "Number", "Class or subject", "Reading", "Note"]
CLASS = [("Urs", "1"), ("Vreni", "2"), ("Walti", "3")]


def entry(session, name):
    return find_all(session.tree, role=Role.TEXT, name=name)[0]


def type_a_class(session):
    """Enter goes from field to field; in the last it saves and opens the next."""
    session.program.press("ctrl+n")
    session.expect_focus("the name is to be typed", "Name")
    for index, (name, number) in enumerate(CLASS):
        session.program.type(name)
        session.program.press("Return")
        session.expect_focus("Enter goes to the number", "Number")
        session.program.type(number)
        session.program.press("Return")
        session.expect_focus("and to the subject", "Class or subject")
        if index == 0:
            session.program.press("ctrl+a")
            session.program.type("Zither")
        session.program.press("Return", "Return", "Return")
        session.expect_soon(
            f"{name} is stored",
            lambda name=name, number=number: count(
                "name = ? AND number = ? AND subject = 'Zither'", name, number) == 1)
        session.expect_focus("the next name is to be typed", "Name")
    session.picture("next")
    session.program.press("Escape")
    session.expect_gone("Escape ends it", role=BUTTON, name="Add")
    session.expect_focus("the last one has the focus", "Walti, number 3, Zither")
    session.expect("there are three more", count() == len(FOUR_CLASSES) + 3)


def what_is_wrong(session):
    """A missing name and a number that is taken are said beside the field, and put right there."""
    session.program.press("ctrl+n")
    session.expect_focus("the name is to be typed", "Name")
    session.program.press("ctrl+Return")
    session.expect_shown("a name is missing", name="A student needs a name.")
    session.expect_focus("the field has the focus", "Name")
    field = entry(session, "Name")
    # GTK 4.8 says it by another state than later versions.
    session.expect_soon(
        "the field says so", lambda: has(field, State.INVALID) or has(field, State.INVALID_ENTRY))
    session.expect_soon(
        "with the reason", lambda: field.get_description() == "A student needs a name.")
    session.program.type("Xaver")
    session.expect_gone("typing takes it away", name="A student needs a name.")
    session.program.press("Tab")
    session.program.type("2")
    taken = "Vreni already has this number in Zither."
    session.program.press("ctrl+Return")
    session.expect_shown("the number is taken", name=taken)
    session.expect_focus("the field has the focus", "Number")
    session.picture("taken")
    session.expect("nothing was stored", count("name = 'Xaver'") == 0)
    session.program.press("ctrl+a")
    session.program.type("02")
    session.expect_gone("another number is free", name=taken)
    session.program.press("ctrl+Return")
    session.expect_soon("it is stored as typed", lambda: rows(
        "SELECT number, subject FROM student WHERE name = 'Xaver'") == [("02", "Zither")])
    session.expect_gone("the dialog is gone", role=BUTTON, name="Add")


def edit(session):
    """Enter, F2 and a double click edit; Escape changes nothing; the focus is where it was."""
    session.program.press("Home", "Down", "Down")
    for key in ("Return", "F2"):
        session.program.press(key)
        session.expect_focus(f"{key} edits", "Name")
        session.program.type("Nobody")
        session.program.press("Escape")
        session.expect_gone("Escape closes it", role=BUTTON, name="Save")
        session.expect_focus_on("the focus is where it was", BEN)
    session.program.double_click(session.row(BEN))
    session.expect_focus("a double click edits", "Name")
    session.program.press("Escape")
    session.expect_focus_on("the focus is where it was", BEN)
    session.expect("nothing changed", count("name = 'Nobody'") == 0)
    session.expect("Ben is Ben", count("name = ?", BEN[0]) == 1)


def edit_that_moves(session):
    """A row that moves by an edit keeps the focus, and comes into sight."""
    session.program.press("F2")
    session.expect_focus("F2 edits", "Name")
    session.program.press("Tab")
    session.program.type("99")
    session.program.press("ctrl+Return")
    session.expect_soon("the number is stored", lambda: count("number = '99'") == 1)
    session.expect_focus_on("the row has the focus", (BEN[0], "99", BEN[2]))
    session.expect_row("in sight", (BEN[0], "99", BEN[2]))
    session.program.press("ctrl+z")
    session.expect_focus_on("undo: it is back, with the focus", BEN)


play(type_a_class, what_is_wrong, edit, edit_that_moves, students=FOUR_CLASSES)
