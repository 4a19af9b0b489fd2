# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The search: what it finds, typing on the list, and where the focus is afterwards."""

from accessible import BUTTON, Atspi, Role, State, find, focused, has
from classes import FOUR_CLASSES
from play import play
from program import count, xdotool

CHINESE = [
    ("张小明", "31", "Art"), ("吕布", "32", "Art"), ("许一", "33", "Drama"), ("曾二", "34", "Drama")]
OTHERS = [
    ("Álvaro O’Nell", "34", "Biology"), ("Ägy Müller", "007", "Chemistry"),
    ("Alva Baker", "33", "Biology")]
ADA, BEN, CLEO = FOUR_CLASSES[:3]


def finds(session, text, *students, case=""):
    """Types into the open search, in place of what is there."""
    session.program.press("ctrl+a")
    if text.isascii():
        session.program.type(text)
    else:  # there is no key for it
        Atspi.EditableText.set_text_contents(focused(session.tree), text)
    names = [student[0] for student in students]
    session.expect_soon(
        f"{text} finds {', '.join(names) or 'nobody'}{case and f' (public case {case})'}",
        lambda: [row.split(",")[0] for row in session.student_rows()] == names)


def what_is_found(session):
    """Starts of words of name, number and subject, pinyin, initials, plain letters for accents."""
    session.program.press("ctrl+f")
    session.expect_focus("Ctrl+F opens the search", "Search Students")
    finds(session, "zxm", CHINESE[0])
    finds(session, "zhangxiao", CHINESE[0])
    finds(session, "lv", CHINESE[1])
    finds(session, "xy", CHINESE[2], case="36")
    finds(session, "zeng", CHINESE[3], case="36")
    finds(session, "ceng", case="36")
    finds(session, "alvaro on", OTHERS[0], case="27")
    finds(session, "al", OTHERS[2], OTHERS[0])
    finds(session, "ál", OTHERS[0], OTHERS[2], case="27")
    finds(session, "agy mull", OTHERS[1])
    finds(session, "007", OTHERS[1])
    finds(session, "drama ada", FOUR_CLASSES[90])
    finds(session, "archer ada 1", ADA)
    session.expect("its section is there", find(
        session.tree, role=Role.LIST_ITEM, name="Art, 1 student") or find(session.tree, name="Art"))


def nothing(session):
    """What is not there is said, with a button that shows everyone again."""
    finds(session, "qqq")
    session.expect_shown("it says so", name="No Results")
    session.expect_shown("and what was looked for", name="No student matches “qqq”.")
    session.picture("nothing")
    session.program.click(session.expect_shown("a button", role=BUTTON, name="Clear Search"))
    session.expect_counted("shows everyone", count())
    session.expect_gone("the search is closed", name="Search Students")
    session.expect_focus_on("the focus is where it was before", ADA)


def go_to_the_first(session):
    """Enter and Down go from the entry to the first result; Escape then keeps it in focus."""
    for key in ("Return", "Down"):
        session.program.press("ctrl+f")
        finds(session, "dyer 2", FOUR_CLASSES[91], *FOUR_CLASSES[109:119])
        session.program.press(key)
        session.expect_focus_on(f"{key} goes to the first", FOUR_CLASSES[91])
        row = session.row(FOUR_CLASSES[91])
        session.expect_soon("it is selected", lambda row=row: has(row, State.SELECTED))
        session.program.press("Escape")
        session.expect_counted("Escape shows everyone", count())
        session.expect_focus_on("the focus stays on it", FOUR_CLASSES[91])
    session.expect_gone("nothing was opened", role=BUTTON, name="Save")


def faster_than_the_search(session):
    """Who types, presses Enter and Escape at once is on the first result, too."""
    for _ in range(5):
        session.program.press("Home", "ctrl+f")
        session.expect_focus("Ctrl+F opens the search", "Search Students")
        xdotool("type", "--delay", 1, "hugo dyer")
        xdotool("key", "--delay", 0, "Return", "Escape")
        session.expect_focus_on("the focus is on the first result", FOUR_CLASSES[97])
        session.expect_counted("everyone is shown", count())


def type_on_the_list(session):
    """Letters typed on the list open the search; no letter is lost, and Delete still deletes."""
    session.program.press("Home", "Down")
    session.program.type("xiang")
    session.expect_focus("typing opens the search", "Search Students")
    session.expect_shown("every letter arrived", name="No student matches “xiang”.")
    session.program.press("Escape")
    session.expect_focus_on("Escape goes back", ADA)
    session.program.press("Delete")
    session.expect_soon("Delete deletes the row", lambda: count("name = ?", ADA[0]) == 0)
    session.expect_gone("and opens no search", name="Search Students")
    session.program.press("ctrl+z")
    session.expect_focus_on("undo", ADA)


def type_on_the_results(session):
    """With the search open and the focus on a result, letters go on in it, Delete deletes."""
    session.program.press("ctrl+f")
    session.program.type("archer")
    session.expect_counted("thirty are found", 30)
    session.program.press("Down")
    session.expect_focus_on("Down goes to the first", ADA)
    session.program.press("Delete")
    session.expect_soon("Delete deletes it", lambda: count("name = ?", ADA[0]) == 0)
    session.expect_focus_on("the neighbour has the focus", BEN)
    session.program.type("cleo")
    session.expect_focus("letters go on in the search", "Search Students")
    session.expect_soon("nobody is called archercleo", lambda: not session.student_rows())
    session.program.press("BackSpace", "BackSpace", "BackSpace", "BackSpace", "Delete")
    session.expect_counted("Delete in the entry deletes no student", 29)
    session.expect("no other student went", count() == len(STUDENTS) - 1)
    session.program.press("Escape", "ctrl+z")
    session.expect_row("undo", ADA)


STUDENTS = FOUR_CLASSES + CHINESE + OTHERS
play(
    what_is_found, nothing, go_to_the_first, faster_than_the_search, type_on_the_list,
    type_on_the_results, students=STUDENTS)
