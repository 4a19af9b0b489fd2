# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Every window in every state is walked: each control has a name, and says its state."""

import menus
from accessible import BUTTON, Role, State, find, find_all, has, wait
from classes import FOUR_CLASSES
from naming import expect_names, top_level
from play import play

ADA, BEN = FOUR_CLASSES[:2]


def empty(session):
    """The empty page."""
    session.start()
    session.expect_shown("the page is there", name="No Students Yet")
    expect_names(session, "empty")
    session.quit()


def students(session):
    """The list, its headers and its rows."""
    session.start_with(FOUR_CLASSES)
    expect_names(session, "list")
    session.program.press("Home")
    session.expect_focus("Home goes to the first header", "Art, 30 students")
    header = find_all(session.tree, role=Role.LIST_ITEM, name="Art, 30 students")[0]
    session.expect("it can be folded", has(header, State.EXPANDABLE, State.EXPANDED))
    session.expect("a student cannot", not has(session.row(ADA), State.EXPANDABLE))


def dialog(session, what, keys, title):
    """Opens a dialog, walks it, and closes it."""
    session.program.press(*keys)
    session.expect_soon(f"{what} opens", lambda: session.program.has_window(title))
    window = wait(lambda: top_level(session, title))
    expect_names(session, what, window)
    session.picture(what.replace(" ", "-"))
    session.program.press("Escape")
    session.expect_soon(f"{what} closes", lambda: not session.program.has_window(title))


def dialogs(session):
    """The dialogs that keys open."""
    session.program.press("Home", "Down")
    dialog(session, "adding", ["ctrl+n"], "Add Student")
    dialog(session, "editing", ["F2"], "Edit Student")
    dialog(session, "the random pick", ["ctrl+r"], "Random Pick")
    dialog(session, "the preferences", ["ctrl+comma"], "Preferences")
    dialog(session, "the help", ["F1"], "Help")
    session.program.press("Home", "Down", "ctrl+question")
    session.expect_soon("Ctrl+? opens a window", lambda: top_level(session, "Keyboard Shortcuts"))
    session.expect_shown("it lists the shortcuts", name="Search, or just type")
    session.program.press("Escape")
    session.expect_soon(
        "Escape closes it", lambda: not session.program.has_window("Keyboard Shortcuts"))
    session.expect_focus_on("the focus is where it was", ADA)


def menu_dialogs(session):
    """The dialogs of the menus, and the menus themselves."""
    session.program.press("F10")
    session.expect_soon("the main menu is open", lambda: menus.items(session))
    expect_names(session, "main menu")
    session.program.press("Escape")
    session.expect_soon("and closed", lambda: not menus.items(session))
    for item, title in (("Rename Roster…", "Rename Roster"), ("About Roster", "About Roster")):
        menus.choose_from_main(session, item)
        dialog(session, item, [], title)
    menus.choose_from_main(session, "Start a New Year…")
    session.expect_shown("a question", name="Start a New Year?")
    expect_names(session, "a question")
    session.program.press("Escape")
    session.expect_gone("Escape answers it", name="Start a New Year?")
    menus.open_on(session, session.row(ADA))
    expect_names(session, "a student’s menu")
    menus.choose(session, "Move to…")
    dialog(session, "moving", [], "Move Student")
    session.program.press("Home", "Menu")
    session.expect_soon("a section’s menu is open", lambda: menus.items(session))
    expect_names(session, "a section’s menu")
    menus.choose(session, "Rename…")
    dialog(session, "renaming", [], "Rename Section")


def edit_mode(session):
    """Edit mode: rows say whether they are checked, toggles whether they are pressed in."""
    session.program.press("Escape")
    toggle = find(session.tree, role=BUTTON, name="Edit List")
    session.program.click(toggle)
    session.program.click(session.row(ADA))
    session.expect_shown("one is checked", name="1 selected")
    expect_names(session, "edit mode")
    session.expect("the toggle says so", has(toggle, State.PRESSED))
    session.expect("the row says so", has(session.row(ADA), State.SELECTED))
    session.expect("another does not", not has(session.row(BEN), State.SELECTED))
    session.program.press("Escape")
    session.expect_soon("the toggle is out", lambda: not has(toggle, State.PRESSED))


def no_result(session):
    """The page without a result."""
    session.program.press("ctrl+f")
    session.program.type("qqq")
    session.expect_shown("the page is there", name="No Results")
    expect_names(session, "no result")
    session.quit()


play(empty, students, dialogs, menu_dialogs, edit_mode, no_result)
