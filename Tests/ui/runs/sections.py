# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Sections: their menu, folding by mouse and keys, and the bar above the list."""

import menus
from accessible import Role, State, find_all, focused, has, is_on_screen
from classes import FOUR_CLASSES
from play import play
from program import count

ART, BIOLOGY = FOUR_CLASSES[0], FOUR_CLASSES[30]


def header(session, name, students=30):
    """A section’s row in the list, whether the bar stands for it or not."""
    label = f"{name}, {students} students"
    return next(iter(find_all(session.tree, role=Role.LIST_ITEM, name=label)), None)


def fold_by_keys(session):
    """Enter, Left and Right fold and unfold a section; its row says which it is."""
    session.program.press("Home")
    session.expect_focus("Home goes to the first header", "Art, 30 students")
    session.expect("it is open", has(header(session, "Art"), State.EXPANDED))
    for key, is_open in (("Return", False), ("Right", True), ("Left", False), ("Return", True)):
        session.program.press(key)
        session.expect_soon(
            f"{key} {'opens' if is_open else 'folds'} it",
            lambda is_open=is_open: has(header(session, "Art"), State.EXPANDED) == is_open)
        session.expect_soon(
            f"its students are {'shown' if is_open else 'hidden'}",
            lambda is_open=is_open: bool(session.row(ART)) == is_open)
        session.expect_focus("the focus stays on it", "Art, 30 students")
    session.expect("nothing is changed by that", count() == len(FOUR_CLASSES))


def fold_by_mouse(session):
    """A click on a header folds it, a click on the bar what it names."""
    session.program.press("Left")
    node = session.expect_shown("the next header is in sight", name="Biology, 30 students")
    session.program.click(node)
    session.expect_gone("a click folds it", name="Ada Baker")
    session.expect_soon("it says so", lambda: not has(header(session, "Biology"), State.EXPANDED))
    session.program.click(header(session, "Biology"))
    session.expect_row("another opens it", BIOLOGY)
    session.program.press("Home", "Right")
    session.expect_row("Art is open", ART)


def select_all(session):
    """The menu of a section selects all of it."""
    menus.open_on(session, header(session, "Art"))
    offered = menus.names(session)
    session.expect(
        "its menu", offered == ["Collapse", "Rename…", "Select All", "Delete Section"], offered)
    menus.choose(session, "Select All")
    session.expect_soon("its students are selected", lambda: has(session.row(ART), State.SELECTED))
    session.program.press("ctrl+f")
    session.program.type("baker")
    session.program.press("Return")
    session.expect_row("others are shown", BIOLOGY)
    session.program.press("Escape", "Escape")


def rename(session):
    """The menu of a section renames it, and the dialog gives the focus back."""
    session.program.press("Home")
    menus.open_on(session, header(session, "Art"))
    menus.choose(session, "Rename…")
    session.expect_soon("a dialog asks", lambda: session.program.has_window("Rename Section"))
    session.expect_focus("the name is to be typed", "Class or subject")
    session.program.press("ctrl+a")
    session.program.type("Sculpture")
    session.program.press("Return")
    session.expect_soon("all have the new subject", lambda: count("subject = 'Sculpture'") == 30)
    session.expect("none has the old one", count("subject = 'Art'") == 0)
    session.expect_focus("its header has the focus, as before", "Sculpture, 30 students")
    session.expect("in sight", is_on_screen(focused(session.tree)))
    session.picture("renamed")
    session.program.press("Down")
    session.expect_focus_on("keys go on from there", (*ART[:2], "Sculpture"))
    session.expect_row("its students are there", (*ART[:2], "Sculpture"))
    session.expect_shown("a toast says so", name="Art renamed to Sculpture")
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it back", lambda: count("subject = 'Art'") == 30)
    session.expect_row("in the list too", ART)


def delete(session):
    """The menu of a section deletes it, by the keyboard."""
    session.program.press("Home")
    session.expect_focus("its header has the focus", "Art, 30 students")
    session.program.press("Menu")
    session.expect_soon("the Menu key opens its menu", lambda: menus.items(session))
    session.program.press("Up", "Return")
    session.expect_soon("all of Art are gone", lambda: count("subject = 'Art'") == 0)
    session.expect("and nobody else", count() == 90, count())
    session.expect_shown("a toast says so", name="30 students deleted")
    session.expect_counted("the window counts the others", 90)
    session.expect_soon("its header is gone", lambda: not header(session, "Art"))
    session.picture("section-deleted")
    session.program.press("ctrl+z")
    session.expect_soon("undo brings them back", lambda: count() == 120)
    session.expect_focus_on("with the focus on the first", ART)


play(fold_by_keys, fold_by_mouse, select_all, rename, delete, students=FOUR_CLASSES)
