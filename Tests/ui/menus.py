# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The menus of the window: the main one and those of rows, by mouse."""

import time

from accessible import (
    BUTTON, Role, State, has, place_in_window, tells_what_is_drawn, wait, walk)

ITEMS = (Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM)


def items(session):
    """The items of the menus that are open, each with a place."""
    return [
        node
        for node in walk(session.tree, past=Role.LIST_ITEM)
        if node.get_role() in ITEMS and is_drawn(node)
    ]


def is_drawn(node):
    """Whether it is a part of an open menu: only later GTKs say of an item that it is shown."""
    if tells_what_is_drawn(node):
        return has(node, State.SHOWING)
    return place_in_window(node)[2] > 0


def names(session):
    """What the open menu offers."""
    return [item.get_name() for item in items(session)]


def item(session, name, is_inside=False):
    """An item of the open menu, or of its submenu, that stands still: a submenu slides in.

    The submenu repeats the name of the item that opens it, and is there when it was open before.
    """
    def standing():
        found = [node for node in items(session) if node.get_name() == name]
        if not found:
            return None
        node = found[-1 if is_inside else 0]
        place = place_in_window(node)
        time.sleep(0.1)
        return node if place == place_in_window(node) else None

    return wait(standing)


def choose(session, *path):
    """Clicks an item of the open menu, and on through its submenus."""
    for depth, name in enumerate(path):
        node = item(session, name, is_inside=depth > 0)
        if not session.expect(f"the menu offers “{name}”", node, names(session)):
            return
        session.program.click_in_menu(node)
    session.expect_soon("the menu closes", lambda: not items(session))


def choose_from_main(session, *path):
    """Clicks the main menu and an item of it."""
    session.program.click(session.expect_shown("there is a menu", role=BUTTON, name="Main Menu"))
    choose(session, *path)


def open_on(session, node):
    """Clicks a row with the right button."""
    session.program.click(node, button=3)
    session.expect_soon("a right click opens a menu", lambda: items(session))


def expect_chosen(session, menu, name):
    """Expects which choice of a submenu is marked."""
    session.program.press("F10")
    go_to(session, menu)
    session.program.press("Return")
    node = item(session, name, is_inside=True)
    session.expect_soon(f"{menu} is {name}", lambda: has(node, State.CHECKED))
    session.program.press("Escape", "Escape")
    session.expect_soon("Escape closes the menu", lambda: not items(session))


def go_to(session, name):
    """Presses Down until an item of the open menu has the focus."""
    session.expect_soon("a menu is open", lambda: items(session))
    for _ in items(session):
        if wait(lambda: session.focus_name() == name, 0.3):
            return
        session.program.press("Down")
    session.expect(f"the focus comes to “{name}”", session.focus_name() == name)
