# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The guide, with the keyboard alone."""

from accessible import Role, find, find_all, focused, text_of
from classes import FOUR_CLASSES
from play import play
from windows import MAIN, activate, active, toplevel, windows


def topics(session):
    """The topics on screen."""
    return [node.get_name() for node in find_all(toplevel(session), role=Role.LIST_ITEM)]


def search(session):
    """F1 opens the guide; what is typed is looked for; Escape closes it."""
    main = active()
    session.program.press("F1")
    session.expect_soon("F1 opens it", lambda: session.program.has_window("Help"))
    session.expect_focus("what to look for can be typed", "Search the Help")
    session.expect_soon("all topics are there", lambda: len(topics(session)) > 10)
    session.program.type("zxm")
    session.expect_soon("one speaks of that", lambda: topics(session) == ["Searching"])
    session.picture("found")
    session.program.type("qqq")
    session.expect_soon("none speaks of that", lambda: not topics(session))
    session.expect_soon("it says so", lambda: find(
        toplevel(session), name="The help does not speak of that."))
    session.program.press("Escape")
    session.expect_soon("Escape closes it", lambda: windows(session) == [main])


def read(session):
    """The keys go through the topics, and back to the search."""
    main = active()
    session.program.press("F1")
    session.expect_soon("it opens again", lambda: session.program.has_window("Help"))
    session.expect_soon("with all topics", lambda: len(topics(session)) > 10)
    session.program.press("Tab")
    session.expect_focus("Tab goes to the first topic", "Adding Students")
    session.program.press("Down")
    session.expect_focus("Down to the next", "Names That Are Read Otherwise")
    session.program.press("ctrl+f")
    session.expect_focus("Ctrl+F to the search", "Search the Help")
    session.program.press("Down", "Down", "Escape")
    session.expect_soon("Escape closes it from anywhere", lambda: windows(session) == [main])


def in_a_dialog(session):
    """F1 opens the guide over a dialog, too, which then goes on with what was typed."""
    main = active()
    session.program.press("ctrl+n")
    session.expect_focus("a dialog is open", "Name")
    session.program.type("Xaver")
    dialog = active()
    session.program.press("F1")
    session.expect_soon("F1 opens the guide", lambda: session.program.has_window("Help"))
    session.expect_focus("its keys are heard", "Search the Help")
    session.program.type("zxm")
    session.expect_soon("one topic speaks of that", lambda: topics(session) == ["Searching"])
    session.picture("over-a-dialog")
    session.program.press("Escape")
    session.expect_soon("Escape goes back to the dialog", lambda: active() == dialog)
    session.expect_focus("with the focus where it was", "Name")
    session.program.type("ius")
    session.expect_soon(
        "and to what was typed", lambda: text_of(focused(session.tree)) == "Xaverius")
    session.program.press("Escape")
    session.expect_soon("Escape closes that", lambda: windows(session) == [main])


def leave(session):
    """The program ends though the guide is open."""
    session.program.press("F1")
    session.expect_soon("it is open", lambda: session.program.has_window("Help"))
    activate("quit", MAIN)
    session.expect("Quit closes it too", session.program.has_ended())


def use_guide(session):
    """Search it, read it, leave."""
    session.start_with(FOUR_CLASSES)
    for step in (search, read, in_a_dialog, leave):
        step(session)


play(use_guide)
