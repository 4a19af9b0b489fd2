# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""One person in two subjects, namesakes, and two subjects that become one."""

import menus
from accessible import BUTTON, Role, State, find_all, has
from play import play
from program import count, rows

ANA, ANA_ART = ("Ana Li", "7", "Maths"), ("Ana Li", "7", "Art")
BEN, BO = ("Ben Day", "8", "Maths"), ("Bo Dey", "8", "Art")
CLEO = ("Cleo Sun", "9", "Drama")
STUDENTS = [ANA, ANA_ART, BEN, BO, CLEO]
EVERYWHERE = "Change in all subjects"
RENAME_OTHER = "Rename 1 other with this number"


def names_of(number):
    found = rows("SELECT subject, name FROM student WHERE number = ? ORDER BY subject", number)
    return dict(found)


def rename(session, new, in_all):
    """Opens the editor, types another name, and saves."""
    session.program.press("F2")
    session.expect_focus("F2 edits", "Name")
    box = session.expect_shown("it offers to change all subjects", role=Role.CHECK_BOX)
    session.expect("by name", box.get_name() == EVERYWHERE, box.get_name())
    session.expect("which is the rule", has(box, State.CHECKED))
    if not in_all:
        session.program.press("alt+a")
        session.expect_soon("Alt+A leaves it", lambda: not has(box, State.CHECKED))
    session.program.press("ctrl+a")
    session.program.type(new)
    session.program.press("ctrl+Return")
    session.expect_gone("the dialog is gone", role=BUTTON, name="Save")


def in_all_subjects(session):
    """A change of name changes the person in every subject, or, if asked, in one."""
    session.program.click(session.expect_row("Ana of Maths", ANA))
    rename(session, "Anna Li", in_all=True)
    session.expect_soon(
        "both are changed", lambda: names_of("7") == {"Art": "Anna Li", "Maths": "Anna Li"})
    session.expect_row("both rows say it", ("Anna Li", "7", "Art"))
    session.program.press("ctrl+z")
    session.expect_soon(
        "one undo takes both back", lambda: names_of("7") == {"Art": "Ana Li", "Maths": "Ana Li"})
    session.program.click(session.expect_row("Ana of Maths", ANA))
    rename(session, "Anna Li", in_all=False)
    session.expect_soon(
        "one is changed", lambda: names_of("7") == {"Art": "Ana Li", "Maths": "Anna Li"})
    session.program.press("ctrl+z")
    session.expect_row("undo", ANA)


def one_of_another_name(session):
    """Who has the number under another name is named, and renamed only when that is asked for."""
    session.program.click(session.expect_row("Ben", BEN))
    for is_asked in (False, True):
        session.program.press("F2")
        session.expect_focus("F2 edits", "Name")
        box = session.expect_shown("the other is offered", role=Role.CHECK_BOX)
        session.expect("by how many", box.get_name() == RENAME_OTHER, box.get_name())
        session.expect("but not chosen", not has(box, State.CHECKED))
        session.expect_shown("who it is", starting="Bo Dey in Art has this number too. ")
        session.picture("another-name")
        if is_asked:
            session.program.press("alt+w")
            session.expect_soon("Alt+W chooses", lambda: has(box, State.CHECKED))
        session.program.press("ctrl+a")
        session.program.type("Benno Day")
        session.program.press("ctrl+Return")
        session.expect_gone("the dialog is gone", role=BUTTON, name="Save")
        names = {"Art": "Benno Day" if is_asked else "Bo Dey", "Maths": "Benno Day"}
        session.expect_soon(
            "the other is renamed" if is_asked else "the other is as it was",
            lambda names=names: names_of("8") == names)
        session.program.press("ctrl+z")
        session.expect_row("undo", BEN)
        session.expect("for both", names_of("8") == {"Art": "Bo Dey", "Maths": "Ben Day"})


def while_typing(session):
    """Before anything is saved the dialog says whose number and name it is."""
    session.program.click(session.row(BEN))
    session.program.press("ctrl+n")
    session.expect_focus("the name is to be typed", "Name")
    session.program.type("Ana Li")
    session.expect_shown("a namesake", name="There is another Ana Li in Maths, number 7.")
    session.program.press("Tab")
    session.program.type("8")
    session.expect_shown("a number", name="Ben Day already has this number in Maths.")
    session.picture("remarks")
    session.program.type("1")
    session.expect_gone("81 is free", name="Ben Day already has this number in Maths.")
    session.program.press("Escape")
    session.expect_gone("Escape", role=BUTTON, name="Add")
    session.expect("nothing was stored", count() == len(STUDENTS))


def rename_drama(session, new):
    header = find_all(session.tree, role=Role.LIST_ITEM, name="Drama, 1 student")[0]
    menus.open_on(session, header)
    menus.choose(session, "Rename…")
    session.expect_soon("a dialog asks", lambda: session.program.has_window("Rename Section"))
    session.program.press("ctrl+a")
    session.program.type(new)
    session.program.press("Return")


def merge(session):
    """A name that another section has asks first; then the two are one, and undo parts them."""
    for answer in ("Escape", "Return"):
        rename_drama(session, "maths")
        session.expect_shown("it asks", name="Merge “Drama” into “Maths”?")
        session.picture("merge")
        session.expect("nothing is changed yet", count("subject = 'Drama'") == 1)
        session.program.press(answer)
        session.expect_gone(f"{answer} answers", name="Merge “Drama” into “Maths”?")
        session.expect_soon(
            "Drama is left alone" if answer == "Escape" else "Drama is in Maths",
            lambda answer=answer: count("subject = 'Drama'") == (answer == "Escape"))
    session.expect("in the spelling that was there", count("subject = 'Maths'") == 3)
    session.expect_row("the list shows it", ("Cleo Sun", "9", "Maths"))
    session.expect_focus("the section has the focus, as before", "Maths, 3 students")
    session.program.press("ctrl+z")
    session.expect_row("undo parts them", CLEO)


play(in_all_subjects, one_of_another_name, while_typing, merge, students=STUDENTS)
