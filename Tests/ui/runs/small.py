# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Everything in a window of 360 × 294, as on a telephone."""

import menus
from accessible import BUTTON, Role, find, find_all, place_in_window, wait
from classes import FOUR_CLASSES
from play import play
from program import xdotool
from tour import refuse, take_tour
from windows import SMALLEST, active, expect_fits, is_small

# Numbers are all different, so that sections can be merged.
STUDENTS = [
    (name, str(number), subject) for number, (name, _, subject) in enumerate(FOUR_CLASSES, 1)]
PADDING = 24  # which the title has at its sides where there is room


def width_of_title(session):
    title = next(iter(find_all(session.tree, role=Role.LABEL, name="Roster")))
    return place_in_window(title)[2]


def read_the_name(session):
    """The roster's name can be read; what made room for it is in the main menu."""
    wide = width_of_title(session)
    xdotool("windowsize", active(), *SMALLEST)
    session.expect_soon("the window is small", lambda: is_small(active()))
    session.expect_soon(
        "its title is not cut off", lambda: width_of_title(session) >= wide - PADDING)
    menus.choose_from_main(session, "Edit List")
    session.expect_shown("a mouse comes to edit mode", name="0 selected")
    menus.choose_from_main(session, "Edit List")
    session.expect_gone("and out of it", name="0 selected")
    menus.choose_from_main(session, "Search")
    session.expect_focus("and to the search", "Search Students")
    close = wait(lambda: find(session.tree, role=BUTTON, name="Close"))
    session.expect("which has a button", close)
    session.program.press("Escape")


def look_everywhere(session):
    """Every page and every window can be made small enough."""
    refuse(session, expect_fits)
    session.start_with(STUDENTS)
    read_the_name(session)
    take_tour(session, expect_fits)
    session.quit()


play(look_everywhere)
