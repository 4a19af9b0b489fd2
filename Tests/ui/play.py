# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Plays a run: what a person does, one step after the other, with one roster."""

import traceback

from checks import Checks
from session import NoWindow, Session


def play(*steps, students=None):
    """Starts the program with these students, takes each step, ends it and counts.

    A step is a function of the session; its documentation says what the person does. Without
    students the steps start and end the program themselves.
    """
    checks = Checks()
    session = Session(checks)
    try:
        if students is not None:
            session.start_with(students)
        for step in steps:
            print(f"--    {step.__doc__.splitlines()[0]}", flush=True)
            step(session)
        if students is not None:
            session.quit()
    except NoWindow:
        pass  # it is counted already, and there is nothing left to try
    except Exception:
        traceback.print_exc()
        checks.expect("the run went on to its end", False)
    finally:
        session.end()
    checks.finish()
