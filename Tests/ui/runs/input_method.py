# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""With the pinyin input method: what is typed on the list becomes a search, from the first key."""

import os
import shutil
import subprocess

from accessible import BUTTON, Role, find_all, text_of, wait
from play import play
from program import count

ENGINE = "/usr/libexec/ibus-engine-libpinyin"
STUDENTS = [("张小明", "1", "Art"), ("Zoe Adams", "2", "Art"), ("Ben Baker", "3", "Art")]


def begin(session):
    """The input method is started, and the program with it."""
    if not shutil.which("ibus-daemon") or not os.path.exists(ENGINE):
        session.skip("there is no input method here: install ibus, ibus-gtk4, ibus-libpinyin")
        return
    os.environ["GTK_IM_MODULE"] = "ibus"
    for command in (
            ["ibus-daemon", "--panel", "disable", "--config", "/usr/libexec/ibus-memconf"],
            [ENGINE, "--ibus"]):
        session.accompany(command)
        wait(lambda: engine() is not None, 5)
    subprocess.run(["ibus", "engine", "libpinyin"], timeout=30, check=False, capture_output=True)
    session.expect_soon("pinyin is chosen", lambda: engine() == "libpinyin")
    session.start_with(STUDENTS)
    from_the_first_key(session)
    in_an_open_search(session)
    session.quit()


def engine():
    """The engine in use; None while nothing answers."""
    done = subprocess.run(
        ["ibus", "engine"], timeout=30, check=False, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def text(session):
    """What is in the search, without what the input method still holds."""
    entry = find_all(session.tree, role=Role.ENTRY, name="Search Students")[0]
    return text_of(entry)


def from_the_first_key(session):
    """With the focus on a row, “zhang” goes to the input method, all of it."""
    session.program.press("Home", "Down")
    session.program.type("zhang")
    session.expect_focus("typing opens the search", "Search Students")
    session.expect("the input method holds every key (public case 48)", text(session) == "")
    session.picture("preedit")
    session.program.press("Return")
    written = wait(lambda: text(session))
    session.expect("Enter writes them (public case 48)", written == "zhang", written)
    session.expect_focus("and opens no row (public case 48)", "Search Students")
    session.expect_soon("they are searched for", lambda: [
        row.split(",")[0] for row in session.student_rows()] == ["张小明"])
    session.program.press("Escape")


def in_an_open_search(session):
    """With the search open and the focus on a result, the first key is not lost either."""
    session.program.press("ctrl+f", "Down")
    session.expect_focus_on("Down goes to the first result", STUDENTS[0])
    session.program.type("zxm")
    session.expect_focus("typing goes on in the search", "Search Students")
    session.expect("the input method holds it (public case 48)", text(session) == "")
    session.program.press("Return")
    session.expect_soon("Enter writes it", lambda: text(session) == "zxm")
    session.program.press("Escape")
    session.expect_counted("Escape shows everyone", len(STUDENTS))
    session.expect("nothing was changed", count() == len(STUDENTS))
    session.expect_gone("nothing was opened", role=BUTTON, name="Save")


play(begin)
