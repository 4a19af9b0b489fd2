# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""The roster is damaged: the program says so, and what can be read takes its place."""

import os

from accessible import Role, find_all, wait
from classes import FOUR_CLASSES
from play import play
from program import APPLICATION_ID, count


def cut_off(path):
    """Leaves out the end of a file."""
    os.truncate(path, os.path.getsize(path) - 3 * 4096)


def label_ending(session, words):
    """What a label says that ends in these words."""
    labels = [node.get_name() for node in find_all(session.tree, role=Role.LABEL)]
    return next((said for said in labels if said.endswith(words)), None)


def save_what_can_be_read(session):
    """A file that was cut off is refused, then repaired by one choice, and kept."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID, "roster.db")
    session.start_with(FOUR_CLASSES)
    session.quit()
    cut_off(path)
    with open(path, "rb") as file:
        damaged = file.read()
    session.start()
    session.expect_shown("it says that the roster is damaged", name="The Roster Is Damaged")
    session.picture("damaged", is_still=True)
    session.expect_above("and which file", "Quit", path)
    session.program.press("Up", "Return")
    if not session.expect_soon("it is kept", lambda: os.path.exists(path + ".damaged")):
        session.picture("not-kept")
        return
    # The damaged file has two names for a moment: a count would still read that.
    kept = f" students could be read. The damaged file is kept as {path}.damaged."
    said = wait(lambda: label_ending(session, kept))
    session.expect("it says that it is kept", said)
    session.picture("repaired")
    session.expect("and how many could be read", said == f"{count()}{kept}", said)
    session.expect("but not all", 0 < count() < len(FOUR_CLASSES), count())
    with open(path + ".damaged", "rb") as file:
        session.expect("with all its bytes", file.read() == damaged)
    session.quit()


play(save_what_can_be_read)
