# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A file that leaves something in doubt is asked about, by mouse or keyboard, before anything is written."""

import os

from accessible import BUTTON, find, place_in_window
from naming import expect_names, top_level
from play import play
from program import count, rows, xdotool

SPELLED = "Choose a Spelling"
COLUMNS = "Name the Columns"
UMLAUT = "Name,No\nMüller,5\n".encode("windows-1252")  # 黮 in GB 18030


def start_with_file(session, name, content):
    """Starts the program with a file."""
    path = os.path.join(session.pictures, name)
    with open(path, "wb") as file:
        file.write(content)
    session.start(path)


def expect_dialog(session, title):
    """A dialog asks, nothing is written, Enter would go on."""
    session.expect_soon(f"‘{title}’ is asked", lambda: session.program.has_window(title))
    session.expect("nothing is written", count() == 0)
    session.expect_focus("Enter goes on", "Import")


def click_in(title, node):
    """Clicks a widget of a dialog."""
    window = xdotool("search", "--onlyvisible", "--name", f"^{title}$").split()[-1]
    x, y, width, height = place_in_window(node)
    xdotool("mousemove", "--window", window, x + width // 2, y + height // 2)
    xdotool("click", 1)


def guessed(session):
    """An encoding that is guessed is named, with Undo."""
    start_with_file(session, "guess.csv", "姓名,学号\n张小明,007\n".encode("gbk"))
    session.expect_shown(
        "the toast names it", name="1 student imported, read as Simplified Chinese (GB18030)")
    session.expect(
        "as it was written", rows("SELECT name, number FROM student") == [("张小明", "007")])
    session.picture("guessed")
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)
    session.quit()


def spelled_by_keyboard(session):
    """Two spellings are possible (public case 4b): Enter takes the language’s own."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    expect_dialog(session, SPELLED)
    expect_names(session, SPELLED, top_level(session, SPELLED))
    session.picture("spelled")
    session.program.press("Return")
    session.expect_soon("it is imported", lambda: rows("SELECT name FROM student") == [("Müller",)])
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)
    session.quit()


def spelled_by_arrow(session):
    """The arrows choose the other one, Enter takes it."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    expect_dialog(session, SPELLED)
    session.program.press("Tab", "Down", "space")
    session.picture("other")
    session.program.press("ctrl+Return")
    session.expect_soon("it is imported", lambda: rows("SELECT name FROM student") == [("M黮ler",)])
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)
    session.quit()


def spelled_by_mouse(session):
    """A click chooses the other one, a click imports."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    expect_dialog(session, SPELLED)
    click_in(SPELLED, session.expect_shown("both are there", starting="M黮ler,5"))
    click_in(SPELLED, find(session.tree, role=BUTTON, name="Import"))
    session.expect_soon("it is imported", lambda: rows("SELECT name FROM student") == [("M黮ler",)])
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)
    session.quit()


def refused(session):
    """Escape imports nothing, and says so."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    expect_dialog(session, SPELLED)
    session.program.press("Escape")
    session.expect_shown("it is said", name="Import cancelled, nothing was changed")
    session.expect("nothing is written", count() == 0)
    session.quit()


def named(session):
    """A list without a header (public case 6): the columns are offered to be named."""
    start_with_file(session, "names.csv", "Ism;Raqam;Sinf\nNia Karim;4;7A\nAli;5;7B\n".encode())
    expect_dialog(session, COLUMNS)
    expect_names(session, COLUMNS, top_level(session, COLUMNS))
    session.picture("columns")
    session.program.press("Return")
    session.expect_soon("two are imported", lambda: count() == 2)
    session.expect(
        "with their numbers, without the titles",
        rows("SELECT name, number FROM student ORDER BY number")
        == [("Nia Karim", "4"), ("Ali", "5")])
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)
    session.quit()


play(guessed, spelled_by_keyboard, spelled_by_arrow, spelled_by_mouse, refused, named)
