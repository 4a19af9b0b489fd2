# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The program is killed as soon as it shows what was done: the next start shows the same."""

import os
import subprocess

from accessible import BUTTON
from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count


def kill_and_start(session):
    """No one closes anything."""
    session.program.process.kill()
    session.program.process.wait()
    session.start()


def kill_after_deleting(session):
    """A student is deleted; the undo of the program that died is there in the next."""
    for gone in range(1, 5):
        session.program.click(session.expect_row("a row", FOUR_CLASSES[gone]))
        session.program.press("Delete")
        session.expect_counted("one fewer is shown", len(FOUR_CLASSES) - gone)
        kill_and_start(session)
        session.expect_counted("and after the kill", len(FOUR_CLASSES) - gone)
    session.program.press("ctrl+z")
    session.expect_counted("undo brings one back", len(FOUR_CLASSES) - 3)
    kill_and_start(session)
    session.expect_counted("who is there after the kill", len(FOUR_CLASSES) - 3)


def kill_after_adding(session):
    """Students are added; each is there as soon as the next may be typed."""
    for place, name in enumerate(["Urs", "Vreni", "Walti"]):
        session.program.press("ctrl+n")
        session.expect_focus("the name is to be typed", "Name")
        session.program.type(name)
        session.program.press("ctrl+Return")
        session.expect_gone("it is saved", role=BUTTON, name="Add")
        kill_and_start(session)
        session.expect("the student is there", count("name = ?", name) == 1)
        session.expect_counted("and shown", len(FOUR_CLASSES) - 2 + place)


def check_the_file(session):
    """The command that checks finds nothing, and says so."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    done = subprocess.run(
        [session.path, "--check", path], timeout=60, check=False, capture_output=True, text=True)
    words = f"{path} is in order, with {count()} students.\n"
    session.expect("the check finds nothing", done.stdout == words, done.stdout)
    session.expect("and ends well", done.returncode == 0, done.returncode)


play(kill_after_deleting, kill_after_adding, check_the_file, students=FOUR_CLASSES)
