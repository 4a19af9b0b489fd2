# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A file that is dragged from a file manager onto the list is imported, through the preview."""

import os
import pathlib
import sys
import time

import drag_source
from accessible import place_in_window, wait
from classes import FOUR_CLASSES
from play import play
from preview import accept, expect_preview, expect_rows, file, leave
from program import count, rows, xdotool


def drag_onto_list(session, mime_type, text):
    """Drags what another program offers over the list, and lets go there."""
    script = os.path.abspath(drag_source.__file__)
    source = session.accompany([sys.executable, script, mime_type, text])
    window = wait(lambda: xdotool("search", "--onlyvisible", "--name", f"^{drag_source.TITLE}$"))
    session.expect("there is something to drag", window)
    xdotool("windowmove", "--sync", window, 0, 0)
    x, y, width, height = place_in_window(session.student_nodes()[3])
    xdotool("mousemove", 60, 30, "mousedown", 1)
    # It is a drag only once the pointer moved some way.
    for step in range(1, 6):
        xdotool("mousemove", 60 + step * 8, 30 + step * 4)
        time.sleep(0.05)
    for part in (0.3, 0.5, 0.6):
        xdotool("mousemove", "--window", session.program.window,
                x + int(width * part), y + height // 2)
        time.sleep(0.1)
    session.picture("dragged")
    xdotool("mouseup", 1)
    return source


def one_file(session):
    """A class list is dropped; what comes of it is shown, and Enter imports it."""
    path = file(session, "drop.csv", "Name,No\nZelda,900\n")
    source = drag_onto_list(session, "text/uri-list", pathlib.Path(path).as_uri() + "\r\n")
    expect_preview(session)
    expect_rows(session, "the file is there", ["Row 2, Zelda, number 900, drop, New"])
    session.expect("nothing is written yet", count() == len(FOUR_CLASSES))
    session.picture("preview")
    source.kill()
    accept(session)
    session.expect_shown("it is said", name="1 student imported")
    session.expect(
        "it is in the subject that its file is called",
        rows("SELECT name, subject FROM student WHERE number = '900'") == [("Zelda", "drop")])
    session.program.press("ctrl+z")
    session.expect_soon("one undo takes it away", lambda: count() == len(FOUR_CLASSES))


def two_files(session):
    """Two files are dropped together; the second is shown after the first."""
    paths = [file(session, f"{name}.csv", f"Name,No\n{name},1\n") for name in ("Ada", "Bea")]
    uris = "".join(pathlib.Path(path).as_uri() + "\r\n" for path in paths)
    source = drag_onto_list(session, "text/uri-list", uris)
    expect_preview(session)
    expect_rows(session, "the first is there", ["Row 2, Ada, number 1, Ada, New"])
    source.kill()
    accept(session)
    session.expect_soon("it is imported", lambda: count("name = 'Ada'") == 1)
    expect_preview(session)
    expect_rows(session, "then the second", ["Row 2, Bea, number 1, Bea, New"])
    leave(session, "Escape")
    session.expect("which was refused", count("name = 'Bea'") == 0)


def text(session):
    """A text is dropped like one that is pasted."""
    source = drag_onto_list(session, "text/plain;charset=utf-8", "Name\tNo\nTea\t901\n")
    expect_preview(session)
    source.kill()
    accept(session)
    session.expect_soon("it is imported", lambda: count("number = '901'") == 1)


play(one_file, two_files, text, students=FOUR_CLASSES)
