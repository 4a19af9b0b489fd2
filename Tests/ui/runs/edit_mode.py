# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Edit mode: checks, the buttons of rows, and the bar that acts on what is checked."""

from accessible import BUTTON, Role, State, find, find_all, has, place_in_window
from classes import FOUR_CLASSES, row
from play import play
from program import count, rows

ADA, BEN, CLEO, DAN, EVA = FOUR_CLASSES[:5]


def expect_checked(session, *students):
    """Exactly these are checked; their rows say so, for the check box itself is decoration."""
    some = [ADA, BEN, CLEO, DAN, EVA]
    nodes = {node.get_name(): node for node in find_all(session.tree, role=Role.LIST_ITEM)}
    for student in some:
        is_checked = student in students
        session.expect_soon(
            f"{student[0]} is {'' if is_checked else 'not '}checked",
            lambda node=nodes.get(row(*student)), is_checked=is_checked:
            node and has(node, State.SELECTED) == is_checked)


def bar_button(session, name):
    return find_all(session.tree, role=BUTTON, name=name)[-1]


def keep_the_place(session):
    """In the middle of the list no row moves when edit mode begins; the row in focus is seen."""
    session.program.press("Home", *["Page_Down"] * 3)
    lowest = [row(*student) for student in FOUR_CLASSES].index(session.focus_name())
    student = FOUR_CLASSES[lowest - 6]
    session.program.click(session.row(student))
    top = place_in_window(session.row(student))[1]
    toggle = find(session.tree, role=BUTTON, name="Edit List")
    for is_on in (True, False):
        session.program.click(toggle)
        session.expect_soon("the bar comes or goes", lambda is_on=is_on: bool(
            find(session.tree, name="1 selected")) == is_on)
        place = place_in_window(session.row(student))
        session.expect("the row is where it was", place[1] == top, (place, top))
    session.program.press("Page_Down")
    name = session.focus_name()
    session.program.click(toggle)
    session.expect_shown("the bar is there", name="1 selected")
    session.expect_shown("it does not hide the row in focus", role=Role.LIST_ITEM, name=name)
    session.picture("last-in-sight", is_still=True)
    session.program.press("Escape", "Escape", "Home")


def enter(session):
    """The toggle shows a check box and a button in each row, and the bar."""
    toggle = session.expect_shown("there is a toggle", role=BUTTON, name="Edit List")
    session.program.click(toggle)
    session.expect_soon("it is pressed in", lambda: has(toggle, State.PRESSED))
    session.expect_shown("the bar counts", name="0 selected")
    for name in ("Delete", "Move to…"):
        session.expect(
            f"{name} waits for a choice", not has(bar_button(session, name), State.SENSITIVE))
    for student in (ADA, BEN):
        session.expect_shown("a row has its button", role=BUTTON, name=f"Delete {student[0]}")
    expect_checked(session)
    session.picture("edit-mode", is_still=True)


def check(session):
    """Clicks and Space check rows; arrows and clicks elsewhere leave other checks alone."""
    session.program.click(session.row(ADA))
    session.program.click(session.row(CLEO))
    expect_checked(session, ADA, CLEO)
    session.program.press("Down", "space")
    expect_checked(session, ADA, CLEO, DAN)
    session.expect_shown("the bar counts them", name="3 selected")
    session.program.press("space")
    session.program.click(session.row(ADA))
    expect_checked(session, CLEO)
    session.program.press("Return")
    session.expect_gone("Enter opens nothing", role=BUTTON, name="Save")
    session.picture("checked")


def delete_by_button(session):
    """A row’s button deletes that row only, whatever is checked."""
    session.program.click(find(session.row(BEN), role=BUTTON, name="Delete Ben Archer"))
    session.expect_soon("Ben is gone", lambda: count("name = ?", BEN[0]) == 0)
    session.expect("only Ben", count() == len(FOUR_CLASSES) - 1, count())
    session.expect_shown("Cleo is still checked", name="1 selected")
    session.program.press("ctrl+z")
    session.expect_focus_on("undo brings Ben back in focus", BEN)
    expect_checked(session, CLEO)


def act_on_what_is_shown(session):
    """What a search hides is counted and left alone."""
    session.program.click(session.row(ADA))
    session.program.press("ctrl+f")
    session.program.type("ada")
    session.expect_counted("four have that name", 4)
    session.expect_shown("the bar tells who is hidden", name="2 selected, 1 not shown")
    session.program.click(bar_button(session, "Delete"))
    session.expect_soon("Ada is deleted", lambda: count("name = ?", ADA[0]) == 0)
    session.expect("Cleo is not", count("name = ?", CLEO[0]) == 1)
    session.program.press("Escape")
    session.expect_shown("Escape closes the search, not edit mode", name="1 selected")
    session.program.press("ctrl+z")
    session.expect_row("undo brings Ada back", ADA)
    expect_checked(session, ADA, CLEO)


def move(session):
    """Those who are checked move to a subject, all or none."""
    session.program.click(bar_button(session, "Move to…"))
    title = "Move 2 Students"
    session.expect_soon("a dialog counts them", lambda: session.program.has_window(title))
    session.expect_focus("its field has the focus", "Class or subject")
    session.program.type("Drama")
    session.program.press("Return")
    session.expect_shown(
        "Drama has these numbers", name="2 Numbers Would Be in Drama Twice")
    session.expect_shown(
        "both are named",
        starting="Number 1: Ada Archer and Ada Dyer\nNumber 3: Cleo Archer and Cleo Dyer\n")
    session.program.press("Escape")
    session.expect_soon("nobody moved", lambda: count("subject = 'Drama'") == 30)
    session.program.click(bar_button(session, "Move to…"))
    session.expect_soon("again", lambda: session.program.has_window(title))
    session.program.type("Estonian")
    session.program.press("Return")
    session.expect_soon(
        "they are in the new subject",
        lambda: rows("SELECT name FROM student WHERE subject = 'Estonian' ORDER BY id")
        == [(ADA[0],), (CLEO[0],)])
    session.expect_shown("a toast says so", name="2 students moved to Estonian")
    session.expect_row("they are followed there", (*ADA[:2], "Estonian"))
    session.program.press("ctrl+z")
    session.expect_row("undo brings them back", ADA)
    expect_checked(session, ADA, CLEO)


def leave(session):
    """Escape ends edit mode, then unselects."""
    session.program.press("Escape")
    session.expect_gone("the bar is gone", name="2 selected")
    session.expect("and the buttons", not find(session.row(ADA), role=BUTTON))
    session.expect("Ada is selected still", has(session.row(ADA), State.SELECTED))
    session.program.press("Escape")
    session.expect_soon("Escape unselects", lambda: not has(session.row(ADA), State.SELECTED))


play(
    keep_the_place, enter, check, delete_by_button, act_on_what_is_shown, move, leave,
    students=FOUR_CLASSES)
