# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Group By and Sort By: what is shown, the place that is kept, and the memory of it."""

import menus
from accessible import Role, find_all, focused, is_on_screen
from classes import row
from play import play
from program import xdotool
from session import is_row
from windows import size

STUDENTS = [
    ("Zoe Adams", "2", "Maths"), ("Adam Zorn", "10", "Maths"), ("Élodie Petit", "1", "Maths"),
    ("张三", "3", "Maths"), ("李四", "20", "Maths"), ("Ben Baker", "007", "Physics"),
    ("欧阳小明", "7", "Physics"), ("曾二", "S10", "Physics"), ("Черв", "S2", "Physics"),
]


def shown(session):
    """Each row on screen by the beginning of what is said of it, headers too."""
    nodes = filter(is_on_screen, find_all(session.tree, role=Role.LIST_ITEM))
    return [node.get_name().split(",")[0] for node in nodes if node.get_name()]


def expect_order(session, what, *expected):
    session.expect_soon(what, lambda: shown(session) == list(expected))
    session.expect("just so", shown(session) == list(expected), shown(session))


def by_number(session):
    """At first: sections by subject, numbers in natural order."""
    expect_order(
        session, "subjects hold their students by number (public case 39)",
        "Maths", "Élodie Petit", "Zoe Adams", "张三", "Adam Zorn", "李四",
        "Physics", "Ben Baker", "欧阳小明", "Черв", "曾二")
    session.program.click(session.row(STUDENTS[4]))
    session.expect_focus_on("a row has the focus", STUDENTS[4])


def by_name(session):
    """By name: accents do not matter, Chinese names stand where they are read."""
    menus.choose_from_main(session, "Sort By", "Name")
    expect_order(
        session, "by name (public cases 31, 33)",
        "Maths", "Adam Zorn", "Élodie Petit", "李四", "张三", "Zoe Adams",
        "Physics", "Ben Baker", "欧阳小明", "曾二", "Черв")
    session.expect_focus_on("the row has the focus again", STUDENTS[4])


def by_letter(session):
    """By first letter: one section a letter, each row says its subject."""
    menus.choose_from_main(session, "Group By", "First Letter")
    expect_order(
        session, "by letter (public case 34)",
        "A", "Adam Zorn", "B", "Ben Baker", "E", "Élodie Petit", "L", "李四", "O", "欧阳小明",
        "Z", "曾二", "张三", "Zoe Adams", "#", "Черв")
    session.expect("the subject is in the row", len(session.labels("Maths")) == 5)
    session.expect_focus_on("the row has the focus again", STUDENTS[4])
    menus.choose_from_main(session, "Sort By", "Family Name")
    expect_order(
        session, "by family name",
        "A", "Zoe Adams", "B", "Ben Baker", "L", "李四", "O", "欧阳小明", "P", "Élodie Petit",
        "Z", "曾二", "张三", "Adam Zorn", "#", "Черв")
    session.picture("by-family-name")


def remembered(session):
    """The next start shows it the same way, as large; the menu says which way that is."""
    xdotool("windowsize", "--sync", session.program.window, 600, 720)
    session.expect_soon("the window is larger", lambda: size(session.program.window)[0] > 590)
    before = size(session.program.window)
    # GTK 4.8 gives no item of a menu the focus that opens below the pointer.
    xdotool("mousemove", 5, 5)
    session.restart()
    session.expect_soon("the window has its size", lambda: size(session.program.window) == before)
    expect_order(
        session, "as before",
        "A", "Zoe Adams", "B", "Ben Baker", "L", "李四", "O", "欧阳小明", "P", "Élodie Petit",
        "Z", "曾二", "张三", "Adam Zorn", "#", "Черв")
    session.expect_soon("the focus is in the list", lambda: is_row(focused(session.tree)))
    menus.expect_chosen(session, "Group By", "First Letter")
    menus.expect_chosen(session, "Sort By", "Family Name")


def by_key(session):
    """Without the mouse: F10, the letters and arrows of the menu, Enter."""
    session.program.press("F10")
    menus.go_to(session, "Group By")
    session.program.press("Return")
    menus.go_to(session, "None")
    session.program.press("Return")
    expect_order(
        session, "no headers at all",
        "Zoe Adams", "Ben Baker", "李四", "欧阳小明", "Élodie Petit", "曾二", "张三", "Adam Zorn",
        "Черв")
    session.expect_soon("the focus is in the list", lambda: is_row(focused(session.tree)))
    session.program.press("End")
    session.expect_focus("keys reach the list", row(*STUDENTS[8]))
    session.picture("no-groups")


play(by_number, by_name, by_letter, remembered, by_key, students=STUDENTS)
