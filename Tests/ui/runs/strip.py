# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The index strip: by click, drag and keyboard, with a bubble, and without sections."""

import menus
from accessible import State, find, has, place_in_window
from classes import FOUR_CLASSES
from play import play
from program import xdotool

SUBJECTS = ("Art", "Biology", "Chemistry", "Drama")


def strip(session):
    return find(session.tree, starting="Sections: ")


def name_of(node):
    """What it is called now; libatspi keeps what it heard."""
    node.clear_cache()
    return node.get_name()


def expect_section(session, node, what, index):
    """The strip names the section, and its first student stands at the top of the list."""
    name = f"Sections: {SUBJECTS[index]}, {index + 1} of {len(SUBJECTS)}"
    session.expect_soon(what, lambda: name_of(node) == name)
    first = FOUR_CLASSES[30 * index]
    row = session.expect_row("with its first student", first)
    # The last section ends with the list and has more than a page.
    place = row and place_in_window(row)
    session.expect("at the top", place and place[1] == session.top, (place, session.top))


def click(session):
    """A click on a title goes to its section, whichever of its heights is hit."""
    node = strip(session)
    # Where the first student of the first section stands while the list is at its start.
    session.top = place_in_window(session.expect_row("the list begins", FOUR_CLASSES[0]))[1]
    for index, down in ((1, 0.48), (3, 0.55), (2, 0.52), (0, 0.45)):
        session.program.click(node, down)
        expect_section(session, node, f"a click at {down} goes to {SUBJECTS[index]}", index)
    session.program.click(node, 0.99)
    expect_section(session, node, "a click at the foot goes to the last", 3)
    session.program.click(node, 0.01)
    expect_section(session, node, "one at the head to the first", 0)


def drag(session):
    """While the strip is dragged a bubble says the section’s whole name."""
    node = strip(session)
    session.program.drag_and_hold(node, 0.02, 0.98)
    expect_section(session, node, "a drag to the foot goes to the last", 3)
    left = place_in_window(node)[0]

    def bubbles(name):
        return [each for each in session.labels(name) if place_in_window(each)[0] > left - 120]

    session.expect_soon("a bubble says its name", lambda: bubbles("Drama"))
    session.picture("bubble")
    for step in range(1, 11):
        session.program.move_to(node, 0.98 - 0.096 * step)
    expect_section(session, node, "the drag comes back to the first", 0)
    xdotool("mouseup", 1)
    session.expect_soon("the bubble goes", lambda: not bubbles("Art"))


def by_keyboard(session):
    """Tab goes to the strip; Up, Down, Home and End go through it, Tab leaves it."""
    node = strip(session)
    session.program.press("Tab")
    session.expect_soon("Tab leaves the list for it", lambda: has(node, State.FOCUSED))
    for key, index in (("Down", 1), ("Down", 2), ("Up", 1), ("End", 3), ("Down", 3), ("Home", 0)):
        session.program.press(key)
        expect_section(session, node, f"{key} goes to {SUBJECTS[index]}", index)
        session.expect("the focus stays on it", has(node, State.FOCUSED), session.focus_name())
    session.program.press("shift+Tab")
    session.expect_soon(
        "Shift+Tab goes back to the list", lambda: not has(node, State.FOCUSED))


def without_sections(session):
    """There is no strip where there are no sections to choose from."""
    menus.choose_from_main(session, "Group By", "None")
    session.expect_soon("without groups there is none", lambda: not strip(session))
    menus.choose_from_main(session, "Group By", "Subject")
    session.expect_soon("with groups there is one", lambda: strip(session))
    session.program.press("ctrl+f")
    session.program.type("cooper")
    session.expect_counted("one section is found", 30)
    session.expect_soon("for one section there is none", lambda: not strip(session))
    session.program.press("Escape")
    session.expect_soon("for all there is one again", lambda: strip(session))


play(click, drag, by_keyboard, without_sections, students=FOUR_CLASSES)
