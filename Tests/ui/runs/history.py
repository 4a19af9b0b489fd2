# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Undo and redo: many levels, each named, still there after a restart."""

import menus
from accessible import BUTTON, State, has, wait
from classes import FOUR_CLASSES
from play import play
from program import count, rows

ADA, BEN = FOUR_CLASSES[:2]
STEPS = ["Edit Adele Archer", "Delete Ben Archer", "Move Student to Estonian", "Add Zed"]


def expect_menu(session, undo, redo):
    """Expects what the main menu offers to undo and to redo."""
    session.program.press("F10")
    offered = wait(lambda: menus.names(session)[:2])
    session.expect(f"the menu offers {undo} and {redo}", offered == [undo, redo], offered)
    items = menus.items(session)
    for item, name in zip(items, ("Undo", "Redo")):
        session.expect(
            f"{item.get_name()} can be chosen if it has a name",
            has(item, State.SENSITIVE) == (item.get_name() != name))
    session.program.press("Escape")
    session.expect_soon("the menu closes", lambda: not menus.items(session))


def change(session):
    """An edit, a delete, a move and an addition."""
    session.program.press("Home", "Down", "F2")
    session.expect_shown("F2 edits", role=BUTTON, name="Save")
    session.program.press("ctrl+a")
    session.program.type("Adele Archer")
    session.program.press("ctrl+Return")
    session.expect_row("Ada is Adele now", ("Adele Archer", "1", "Art"))
    session.program.press("Down", "Delete")
    session.expect_soon("Ben is gone", lambda: count("name = ?", BEN[0]) == 0)
    menus.open_on(session, session.row(FOUR_CLASSES[2]))
    menus.choose(session, "Move to…")
    session.expect_soon("a dialog asks", lambda: session.program.has_window("Move Student"))
    session.program.type("Estonian")
    session.program.press("Return")
    session.expect_soon("Cleo has moved", lambda: count("subject = 'Estonian'") == 1)
    session.program.press("ctrl+n")
    session.expect_shown("Ctrl+N adds", role=BUTTON, name="Add")
    session.program.type("Zed")
    session.program.press("ctrl+Return")
    session.expect_soon("Zed is there", lambda: count("name = 'Zed'") == 1)
    session.expect_gone("the dialog is gone", role=BUTTON, name="Add")


def there_and_back(session):
    """Ctrl+Z takes back one after the other, Shift+Ctrl+Z does them again; the menu names them."""
    expect_menu(session, f"Undo {STEPS[3]}", "Redo")
    for step in reversed(STEPS):
        session.program.press("ctrl+z")
        session.expect_shown(f"{step} is undone", name=f"Undone: {step}")
    expect_menu(session, "Undo Import class.csv", f"Redo {STEPS[0]}")
    session.expect("all is as before", everyone() == sorted(FOUR_CLASSES))
    for step in STEPS[:2]:
        session.program.press("ctrl+shift+z")
        session.expect_shown(f"{step} is done again", name=f"Done again: {step}")
    expect_menu(session, f"Undo {STEPS[1]}", f"Redo {STEPS[2]}")


def after_a_restart(session):
    """The next start knows both ways still."""
    session.restart()
    session.expect_counted("without Ben", len(FOUR_CLASSES) - 1)
    expect_menu(session, f"Undo {STEPS[1]}", f"Redo {STEPS[2]}")
    for step in STEPS[2:]:
        session.program.press("ctrl+shift+z")
        session.expect_shown(f"{step} is done again", name=f"Done again: {step}")
    expect_menu(session, f"Undo {STEPS[3]}", "Redo")
    for step in reversed(STEPS):
        session.program.press("ctrl+z")
        session.expect_shown(f"{step} is undone", name=f"Undone: {step}")
    session.expect_focus_on("the row that came back last has the focus", ADA)
    session.expect("all is as before", everyone() == sorted(FOUR_CLASSES))
    session.program.press("ctrl+z")
    session.expect_shown("even the import can be undone", name="No Students Yet")
    session.expect_focus("the focus is on the page’s button", "Add Student")
    session.program.press("ctrl+shift+z")
    session.expect_counted("and done again", len(FOUR_CLASSES))


def keys_of_an_entry(session):
    """In an entry Ctrl+Z takes back what was typed, and nothing else."""
    session.program.press("ctrl+f")
    session.program.type("ada")
    session.expect_counted("four are found", 4)
    session.program.press("ctrl+z")
    session.expect_counted("the typing is undone", len(FOUR_CLASSES))
    session.expect("the roster is as it was", count() == len(FOUR_CLASSES), count())
    session.program.press("Escape")


def everyone():
    return sorted(rows("SELECT name, number, subject FROM student"))


play(change, there_and_back, after_a_restart, keys_of_an_entry, students=FOUR_CLASSES)
