# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A person's afternoon with Roster: import a class list, find, add, delete, undo, come back."""

import changing
import looking
import readonly
from play import play


def begin(session):
    """The first start shows an empty page."""
    session.start()


def come_back(session):
    """The program is ended and started again."""
    session.quit()
    session.start()


def end(session):
    """The program is ended."""
    session.quit()


play(
    begin, looking.import_sample, looking.jump_with_the_strip, changing.add_student,
    changing.delete_three, changing.undo, looking.search, come_back, looking.find_everything, end,
    readonly.open_copy)
