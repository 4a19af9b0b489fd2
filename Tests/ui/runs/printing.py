# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Printing: a grid by keyboard, the selected students, a list by mouse."""

import os
import re
import subprocess

from accessible import BUTTON, Role, State, find, find_all, has
from classes import FOUR_CLASSES
from menus import choose_from_main
from naming import expect_names, top_level
from play import play
from program import xdotool
from windows import MAIN, activate

NAMES = [name for name, _, _ in FOUR_CLASSES]
EMPTY = "There are no students to print."


def output(*command):
    """What a command prints; nothing when it fails."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def pages(path):
    """How many pages a PDF file has."""
    found = re.search(r"Pages:\s+(\d+)", output("pdfinfo", path))
    return int(found[1]) if found else 0


def printed(path):
    """The names of students in a PDF file, in order."""
    text = output("pdftotext", "-layout", path, "-")
    return re.findall("|".join(NAMES), text)


def expect_open(session):
    """The print window is there."""
    session.expect_soon("a window opens", lambda: session.program.has_window("Print"))
    session.expect_focus("with the focus on the first choice", "What to print")


def save(session, name):
    """Saves a PDF file, which closes the window; returns its path."""
    path = os.path.join(session.pictures, name)
    session.program.press("ctrl+s")
    session.expect_soon("a file is asked for", lambda: session.program.has_window("Save as PDF"))
    session.program.press("ctrl+a")
    session.program.type(path)
    session.program.press("Return")
    session.expect_soon("the file comes", lambda: pages(path))
    session.expect_soon("the window goes", lambda: not session.program.has_window("Print"))
    return path


def nobody(session):
    """An empty roster has nothing to print, and the window says so."""
    session.start()
    session.program.press("ctrl+p")
    session.expect_soon("a window opens", lambda: session.program.has_window("Print"))
    session.expect_shown("it says so", name=EMPTY)
    buttons = find_all(session.tree, role=BUTTON, name="Print…")
    session.expect("there is nothing to press", not any(has(button, State.SENSITIVE) for button in buttons))
    session.program.press("Escape")
    session.expect_soon("Escape closes it", lambda: not session.program.has_window("Print"))
    session.quit()


def grid(session):
    """The keyboard chooses a grid of five columns and saves it."""
    session.start_with(FOUR_CLASSES)
    session.program.press("ctrl+p")
    expect_open(session)
    session.expect_shown("the first page is shown", name="Preview of page 1 of 4")
    expect_names(session, "Print", top_level(session, "Print"))
    session.program.press("space", "Down", "Return", "alt+e", "ctrl+a", "5", "Tab")
    session.picture("grid")
    session.program.press("Page_Down")
    session.expect_shown("Page Down turns the page", name="Preview of page 2 of 4")
    path = save(session, "grid.pdf")
    session.expect_shown("it is said", name="120 students saved in grid.pdf")
    session.expect("each subject has its page", pages(path) == 4, pages(path))
    session.expect("everyone is in it, in order", printed(path) == NAMES, len(printed(path)))


def selected(session):
    """Those checked in edit mode are offered first; what was chosen is remembered."""
    session.program.click(find(session.tree, role=BUTTON, name="Edit List"))
    for student in (FOUR_CLASSES[1], FOUR_CLASSES[3]):
        session.program.click(session.row(student))
    session.program.press("ctrl+p")
    expect_open(session)
    session.expect_shown("they are chosen", name="Selected (2)")
    session.expect_shown("it is a grid again", name="Attendance grid")
    path = save(session, "selected.pdf")
    session.expect("they alone are in it", printed(path) == [NAMES[1], NAMES[3]], printed(path))
    session.program.press("Escape", "Escape")


def by_mouse(session):
    """The menu opens it; a click leaves the numbers out, turns the page, and asks for a printer."""
    choose_from_main(session, "Print…")
    session.expect_soon("a window opens", lambda: session.program.has_window("Print"))
    main = session.program.window
    session.program.window = xdotool("search", "--onlyvisible", "--name", "^Print$")
    number = session.expect_shown("there are columns", role=Role.CHECK_BOX, name="Number")
    session.program.click(number)
    session.expect_soon("the number is left out", lambda: not has(number, State.CHECKED))
    following = find(session.tree, role=BUTTON, name="Next Page")
    session.program.click(following)
    session.expect_shown("the next page is shown", name="Preview of page 2 of 4")
    session.picture("by-mouse")
    windows = len(session.program.windows())
    session.program.click(find(session.tree, role=BUTTON, name="Print…"))
    session.expect_soon("a printer is asked for", lambda: len(session.program.windows()) > windows)
    session.picture("printer")
    session.program.press("Escape")
    session.expect_soon("Escape asks no more", lambda: len(session.program.windows()) == windows)
    session.expect_soon("the choices are back", lambda: has(number, State.SENSITIVE))
    session.program.press("Escape")
    session.expect_soon("and closes it", lambda: not session.program.has_window("Print"))
    session.program.window = main
    session.program.press("ctrl+p")
    expect_open(session)
    activate("quit", MAIN)
    session.expect("Quit ends the program though the window is open", session.program.has_ended())


play(nobody, grid, selected, by_mouse)
