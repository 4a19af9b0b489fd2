# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A file or a paste is shown as what will come of it, by mouse or keyboard, before anything is written."""

import os
import sqlite3

from accessible import BUTTON, Role, State, find, has
from naming import expect_names, top_level
from play import play
from preview import (
    accept, choose, click_in, copy, expect_preview, expect_rows, file, is_shown, leave,
    rows)
from program import APPLICATION_ID, count
from program import rows as stored

UMLAUT = "Name,No\nMüller,5\n".encode("windows-1252")  # 黮 in GB 18030


def start_with_file(session, name, content):
    """Starts the program with a file, of which nothing is written yet."""
    session.start(file(session, name, content))
    expect_preview(session)
    session.expect("nothing is written", count() == 0)


def undo(session):
    """Takes the import back."""
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 0)


def guessed(session):
    """A list in another encoding is read as it was written; Enter imports it."""
    start_with_file(session, "guess.csv", "姓名,学号\n张小明,007\n".encode("gbk"))
    expect_rows(session, "the row says what comes", ["Row 2, 张小明, number 007, guess, New"])
    session.expect_shown("in numbers, too", name="1 new")
    expect_names(session, "preview", top_level(session, "Import Preview"))
    session.picture("guessed")
    accept(session)
    session.expect_shown("the toast says it", name="1 student imported")
    session.expect(
        "as it was written",
        stored("SELECT name, number, subject FROM student") == [("张小明", "007", "guess")])
    undo(session)
    session.quit()


def spelled_by_keyboard(session):
    """Two spellings are possible (public case 4b): the language’s own is there, the other chosen."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    expect_rows(session, "the language’s own is shown", ["Row 2, Müller, number 5, umlaut, New"])
    choose(session, "Encoding", 1, keys=["alt+e"])
    expect_rows(session, "then the other", ["Row 2, M黮ler, number 5, umlaut, New"])
    session.picture("other")
    leave(session, "ctrl+Return")
    session.expect_soon("it is imported", lambda: stored("SELECT name FROM student") == [("M黮ler",)])
    undo(session)
    session.quit()


def refused(session):
    """Escape imports nothing, and says so; so does a click."""
    start_with_file(session, "umlaut.csv", UMLAUT)
    leave(session, "Escape")
    session.expect_shown("it is said", name="Import cancelled, nothing was changed")
    copy("Ana")
    session.program.press("ctrl+v")
    expect_preview(session)
    click_in(find(top_level(session, "Import Preview"), role=BUTTON, name="Cancel"))
    session.expect_soon("a click closes it, too", lambda: not is_shown(session))
    session.expect("nothing is written", count() == 0)
    session.quit()


def named(session):
    """A list without known titles (public case 6): what the columns hold is guessed, and chosen."""
    start_with_file(session, "names.csv", "Ism;Raqam;Sinf\nNia Karim;4;7A\nAli;5;7B\n")
    expect_rows(session, "names and numbers are guessed", [
        "Row 2, Nia Karim, number 4, names, New", "Row 3, Ali, number 5, names, New"])
    expect_names(session, "columns", top_level(session, "Import Preview"))
    choose(session, "Column 3: Sinf", 5)
    expect_rows(session, "the third is the subject", [
        "Row 2, Nia Karim, number 4, 7A, New", "Row 3, Ali, number 5, 7B, New"])
    session.picture("columns")
    choose(session, "Column 1: Ism", -1)
    session.expect_shown("without names it is said", name="No column holds names. Choose one.")
    button = find(top_level(session, "Import Preview"), role=BUTTON, name="Import")
    session.expect("and there is nothing to import", not has(button, State.SENSITIVE))
    session.program.press("ctrl+Return")
    choose(session, "Column 1: Ism", 1)
    session.expect_shown("they are back", name="2 new")
    session.expect("nothing is written yet", count() == 0)
    leave(session, "ctrl+Return")
    session.expect_soon("two are imported", lambda: count() == 2)
    session.expect(
        "as was shown",
        stored("SELECT name, number, subject FROM student ORDER BY number")
        == [("Nia Karim", "4", "7A"), ("Ali", "5", "7B")])
    undo(session)
    session.quit()


OLD = [("Ana", "1", "Art"), ("Ben", "2", "Art"), ("Cleo", "3", "Art")]
NEW = "Name,No,Class\nAna,1,Art\nBenno,2,Art\nDan,4,ART\nEva,5,Art\n,6,Art\nFinn,7,Art\nFred,7,Art\n"
SHOWN = [
    "Row 2, Ana, number 1, Art, Unchanged",
    "Row 3, Benno, number 2, Art, Changed, Name: Ben → Benno",
    "Row 4, Dan, number 4, Art, New",
    "Row 5, Eva, number 5, Art, New",
    "Row 6, Problem, A student needs a name.",
]


def merged(session):
    """Each row says what becomes of it; rows are left out by space bar and mouse."""
    session.start_with(OLD)
    session.accompany([session.path, file(session, "more.csv", NEW)])
    expect_preview(session)
    session.expect_shown(
        "the numbers are there", name="2 new, 1 changed, 1 unchanged, 3 problems")
    session.expect_soon("each row is named", lambda: rows(session)[:5] == SHOWN)
    session.picture("merged")
    click_in(find(session.tree, role=Role.LIST_ITEM, name=SHOWN[2]))
    session.expect_focus("a click goes to a row", SHOWN[2])
    session.program.press("space")
    left_out = SHOWN[2].replace("New", "Left out")
    session.expect_focus("the space bar leaves it out", left_out)
    session.program.press("Down", "space")
    session.expect_shown("and the next", name="1 changed, 1 unchanged, 2 left out, 3 problems")
    click_in(find(session.tree, role=Role.LIST_ITEM, name=left_out), right=0.03)
    session.expect_shown("a click takes it again",
                         name="1 new, 1 changed, 1 unchanged, 1 left out, 3 problems")
    choose(session, "Rows to show", 4)
    session.expect_soon("the filter leaves the problems", lambda: len(rows(session)) == 3)
    session.picture("problems")
    click_in(find(session.tree, role=Role.LIST_ITEM, starting="Row 8, Fred, "))
    session.program.press("space")
    session.expect_shown("the space bar takes one of two with a number, and leaves out the other",
                         name="2 new, 1 changed, 1 unchanged, 2 left out, 1 problem")
    session.picture("one-of-two")
    leave(session, "ctrl+Return")
    session.expect_shown("it is done", name="2 students imported, 1 changed")
    session.expect(
        "as was shown",
        stored("SELECT name, number FROM student ORDER BY number")
        == [("Ana", "1"), ("Benno", "2"), ("Cleo", "3"), ("Dan", "4"), ("Fred", "7")])
    session.program.press("ctrl+z")
    session.expect_soon(
        "one undo takes all of it back",
        lambda: [name for name, in stored("SELECT name FROM student ORDER BY number")]
        == ["Ana", "Ben", "Cleo"])


def overtaken(session):
    """Another program changes the roster meanwhile: the preview is shown anew, then goes on."""
    session.accompany([session.path, file(session, "more.csv", NEW)])
    expect_preview(session)
    session.expect_shown("as it is now", name="2 new, 1 changed, 1 unchanged, 3 problems")
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    with sqlite3.connect(path, timeout=10) as connection:
        connection.execute("UPDATE student SET name = 'Benno' WHERE number = '2'")
    connection.close()
    session.program.press("ctrl+Return")
    session.expect_shown("it is said", starting="The roster was changed meanwhile.")
    session.expect("nothing is written", count() == 3)
    session.picture("overtaken")
    leave(session, "ctrl+Return")
    session.expect_shown("then it goes on", name="2 students imported")
    session.program.press("ctrl+z")
    session.expect_soon("undo takes it away", lambda: count() == 3)
    session.quit()


def pasted(session):
    """A numbered list and cells of a spreadsheet are pasted (public case 43)."""
    session.start_with(OLD)
    copy("1. Ana\n2、张三\n12 Ben\n")
    session.program.press("ctrl+v")
    expect_preview(session)
    expect_rows(session, "the numbers are offered as numbers", [
        "Row 1, Ana, number 1, Art, Unchanged",
        "Row 2, 张三, number 2, Art, Changed, Name: Ben → 张三",
        "Row 3, Ben, number 12, Art, New, someone else in Art has this name"])
    session.picture("pasted")
    leave(session, "Escape")
    copy("Gita\t8\nHugo\t9\n")
    session.program.press("ctrl+v")
    accept(session)
    session.expect_shown("cells are, too", name="2 students imported")
    session.expect_soon("into the subject in focus", lambda: count("subject = 'Art'") == 5)
    copy("Ida\n张三\n")
    session.program.press("ctrl+v")
    accept(session)
    session.expect_soon("and names one per line", lambda: count() == 7)
    session.quit()


def sheets(session):
    """A workbook offers its sheets, and the rows that it hides to be left out."""
    samples = os.path.join(os.path.dirname(os.environ["ROSTER_SAMPLE"]), "../../Tests/Samples")
    session.start(os.path.join(samples, "excel.xlsx"))
    expect_preview(session)
    hidden = session.expect_shown(
        "it has hidden rows", role=Role.CHECK_BOX, name="Take rows that the spreadsheet hides")
    click_in(hidden, right=0.05)
    session.expect_shown("a click leaves them out", name="3 new, 1 left out")
    session.picture("sheets")
    choose(session, "Sheet", 2, start=["Home"])
    session.picture("other-sheet")
    session.expect_soon(
        "another sheet has other rows",
        lambda: len(rows(session)) == 1 and ", Zoë, " in rows(session)[0])
    leave(session, "Escape")
    session.quit()


def many(session):
    """A list of 100,000 is shown and scrolled without waiting, and writing it can be called off."""
    before = count()
    lines = "".join(f"Student {number},{number}\n" for number in range(1, 100_001))
    session.start(file(session, "many.csv", "Name,No\n" + lines))
    session.expect("the preview comes", session.expect_shown(
        "with all of them", seconds=30, name="100000 new"))
    click_in(find(session.tree, role=Role.LIST_ITEM, starting="Row 2, "))
    session.program.press("End")
    session.expect_soon("End goes to the last", lambda: "Row 100001, " in session.focus_name())
    session.program.press("space")
    session.expect_shown("which can be left out", name="99999 new, 1 left out")
    session.picture("many")
    leave(session, "ctrl+Return", "Escape")
    session.expect_shown("it was called off", name="Import cancelled, nothing was changed",
                         seconds=20)
    session.expect("nothing is written", count() == before)
    session.quit()


play(guessed, spelled_by_keyboard, refused, named, merged, overtaken, pasted, sheets, many)
