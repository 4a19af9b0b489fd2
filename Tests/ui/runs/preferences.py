# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Preferences: the language of the order, and how much of the past is kept for undo."""

import menus
from accessible import BUTTON, Role, find_all, focused, wait
from naming import top_level
from play import play
from program import count

TITLE = "Preferences"
LANGUAGE, HISTORY = "Language of the order", "Keep for undo"
STUDENTS = [(name, str(number), "Maths") for number, name in enumerate(
    ["Zoe", "Ärla", "Adam"] + [f"Nina {letter}" for letter in "ABCDEFGHIJKL"], 1)]


def order(session):
    """Those of the list whose place the language decides."""
    names = [row.split(",")[0] for row in session.student_rows()]
    return [name for name in names if not name.startswith("Nina")]


def open_preferences(session):
    session.program.press("ctrl+comma")
    session.expect_soon("Ctrl+, opens a window", lambda: session.program.has_window(TITLE))
    session.expect_focus("with the focus on the first choice", LANGUAGE)


def close_preferences(session):
    session.program.press("Escape")
    session.expect_soon("Escape closes it", lambda: not session.program.has_window(TITLE))


def says(session, choice, words):
    """Whether a list of choices shows what is chosen."""
    button = find_all(top_level(session, TITLE), role=BUTTON, name=choice)
    return button and find_all(button[0], role=Role.LABEL, name=words)


def choose(session, words):
    """Opens the list of choices in focus, goes up from its end, and takes what is looked for."""
    choice = session.focus_name()
    session.program.press("space")
    session.expect_soon(
        "Space opens the choices", lambda: session.focus_name() not in (None, choice))
    session.program.press("End")
    for _ in range(40):
        node = focused(session.tree)
        if node and find_all(node, role=Role.LABEL, name=words):
            break
        session.program.press("Up")
    session.program.press("Return")


def another_language(session):
    """By name Ä stands with A in English, after Z in Swedish: the list follows at once."""
    menus.choose_from_main(session, "Sort By", "Name")
    session.expect_soon("A, Ä, Z", lambda: order(session) == ["Adam", "Ärla", "Zoe"])
    session.program.click(session.row(STUDENTS[1]))
    session.expect_focus_on("a row has the focus", STUDENTS[1])
    open_preferences(session)
    choose(session, "Svenska")
    session.expect_soon("it is chosen", lambda: says(session, LANGUAGE, "Svenska"))
    session.picture("language", is_still=True)
    close_preferences(session)
    session.expect_soon("A, Z, Ä", lambda: order(session) == ["Adam", "Zoe", "Ärla"])
    session.expect_focus_on("the focus is where it was", STUDENTS[1])


def fewer_steps(session):
    """Ten steps of undo are kept from the next start on, whatever was done before."""
    open_preferences(session)
    session.program.press("Tab")
    session.expect_focus("Tab goes to the second choice", HISTORY)
    choose(session, "The last 10 changes")
    session.expect_soon("it is chosen", lambda: says(session, HISTORY, "The last 10 changes"))
    close_preferences(session)
    session.program.press("Home", *["Down"] * 2)
    for left in range(len(STUDENTS) - 1, len(STUDENTS) - 13, -1):
        session.program.press("Delete")
        session.expect_counted(f"{left} are left", left)


def after_a_restart(session):
    """The next start has both choices, and takes back ten steps, not twelve."""
    session.restart()
    session.expect_counted("three are left", len(STUDENTS) - 12)
    session.program.press(*["ctrl+z"] * 12)
    session.expect_counted("ten are back", len(STUDENTS) - 2)
    session.program.press("F10")
    undo = wait(lambda: menus.names(session))
    session.expect("there is no more to undo", undo and undo[0] == "Undo", undo)
    session.program.press("Escape")
    session.expect_soon("the menu closes", lambda: not menus.items(session))
    open_preferences(session)
    session.expect("the language is Swedish", says(session, LANGUAGE, "Svenska"))
    session.expect("ten changes are kept", says(session, HISTORY, "The last 10 changes"))
    close_preferences(session)


play(another_language, fewer_steps, after_a_restart, students=STUDENTS)
