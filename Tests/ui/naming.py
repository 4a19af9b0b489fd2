# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Whether a screen reader can say what each control is."""

import re

from accessible import (
    BUTTON, Role, State, ancestor, children, has, is_on_screen, tells_what_is_drawn, walk)

CONTROLS = {
    BUTTON, Role.TOGGLE_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.ENTRY, Role.LIST,
    Role.LIST_ITEM, Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM, Role.SLIDER,
    Role.SPIN_BUTTON, Role.COMBO_BOX, Role.PROGRESS_BAR, Role.PAGE_TAB, Role.LINK, Role.TREE,
    Role.FRAME, Role.DIALOG,
}
TYPE = re.compile(r"G[a-z]+([A-Z]\w*)+")  # GTK says the type of a widget without a name


def fault(node):
    """What is wrong with the name of a control; None when nothing is."""
    name = node.get_name()
    if not name or TYPE.fullmatch(name):
        return "has no name"
    if name.startswith("_") or " _" in name:
        return "has a mnemonic in its name"
    half = len(name) // 2
    if name[:half] == name[half + 1:] and name[half] == " ":
        return "is named twice"
    return None


def is_control(node):
    """Whether a person can do something with it; of a list, the rows that are in sight."""
    role = node.get_role()
    if role == Role.LIST_ITEM:
        return is_on_screen(node)
    if tells_what_is_drawn(node) and not has(node, State.SHOWING):
        return False
    # GTK’s own: scrolled parts can have the focus; the texts of the About window and the
    # choices of a drop-down have no name, the labels in these speak.
    is_text = role == Role.TEXT and not has(node, State.EDITABLE)
    is_choice = node.get_name() == "GtkListItemWidget" or role == Role.PANEL and ancestor(
        node, lambda above: above.get_role() == Role.COMBO_BOX)
    is_gtks = is_text or is_choice or role in (Role.SCROLL_PANE, Role.MENU)
    return role in CONTROLS or (not is_gtks and has(node, State.FOCUSABLE))


def expect_names(session, where, window=None):
    """Expects that each control of the windows has a name; some must be there."""
    nodes = list(filter(is_control, walk(window or session.tree)))
    faults = [
        f"{node.get_role_name()} ‘{node.get_name()}’ {fault(node)}"
        for node in nodes if fault(node)]
    session.expect(f"{where}: each control has a name", nodes and not faults, faults)


def top_level(session, title):
    """The window of that title, while it is shown."""
    session.tree.clear_cache()
    return next((each for each in children(session.tree) if each.get_name() == title), None)
