# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Names that break other lists: very long ones, signs that turn the writing, right to left."""

from accessible import find_all, place_in_window, wait
from play import play
from program import rows, xdotool

LONG = ("Wolfeschlegelsteinhausen " * 12)[:299] + "z"
TURNED = "Ann\u202e Lee"
ARABIC = "سامر"
STUDENTS = [
    ("Ada Archer", "7", "Art"), (LONG, "12", "Art"), (TURNED, "13", "Art"), (ARABIC, "14", "Art")]


def label(session, text):
    return next(iter(session.labels(text)), None)


def right(node):
    x, _, width, _ = place_in_window(node)
    return x + width


def one_line(session):
    """A long name has one line, cut off, in a row like any other."""
    session.expect(
        "it is stored whole", rows("SELECT name FROM student WHERE number = '12'") == [(LONG,)])
    row = session.expect_row("its row says it whole (public case 40)", STUDENTS[1])
    other = session.row(STUDENTS[0])
    session.expect(
        "its row is as high and as wide as another (public case 40)",
        place_in_window(row)[2:] == place_in_window(other)[2:], place_in_window(row))
    session.expect(
        "its number stands where others do (public case 40)",
        right(label(session, "12")) == right(label(session, "7")))
    session.picture("long")


def tooltip(session):
    """The pointer on a name that is cut off shows all of it; on a short one nothing."""
    for name, is_cut in ((LONG, True), ("Ada Archer", False)):
        session.program.move_to(label(session, name))
        xdotool("mousemove_relative", 3, 0)
        shown = wait(lambda: len(session.program.windows()) > 1, 2 if is_cut else 1)
        session.expect(
            f"the pointer on {name[:10]} {'shows it whole' if is_cut else 'shows nothing'} "
            "(public case 40)", bool(shown) == is_cut)
        session.picture(f"pointer-on-{name[:3]}")
        session.program.move_to(find_all(session.tree, name="Main Menu")[0])
        session.expect_soon("and goes again", lambda: len(session.program.windows()) == 1)


def turned(session):
    """A sign that turns the writing is not kept."""
    stored = rows("SELECT name FROM student WHERE number = '13'")
    session.expect("it is stripped (public case 40)", stored == [("Ann Lee",)], stored)
    session.expect_row("and not shown", ("Ann Lee", "13", "Art"))


def right_to_left(session):
    """A name from right to left leaves its number and the count of its section where they are."""
    session.expect_row("its row says it", STUDENTS[3])
    name, number = label(session, ARABIC), label(session, "14")
    session.expect(
        "the number stands at the end (public case 41)",
        right(number) == right(label(session, "7")) and right(name) <= place_in_window(number)[0])
    session.expect(
        "the name begins where others do (public case 41)",
        place_in_window(name)[0] == place_in_window(label(session, "Ada Archer"))[0])
    session.expect(
        "the count stands at the end of the header (public case 41)",
        right(label(session, "4")) == right(number))


play(one_line, tooltip, turned, right_to_left, students=STUDENTS)
