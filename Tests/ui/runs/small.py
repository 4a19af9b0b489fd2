# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Everything in a window of 360 × 294, as on a telephone."""

from classes import FOUR_CLASSES
from play import play
from windows import expect_fits, refuse, take_tour


def look_everywhere(session):
    """Every page and every window can be made small enough."""
    refuse(session, expect_fits)
    session.start_with(FOUR_CLASSES)
    take_tour(session, expect_fits)
    session.quit()


play(look_everywhere)
