# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A person's afternoon with Roster: import a class list, find, add, delete, undo, come back."""

import traceback

import changing
import looking
import readonly
from checks import Checks
from session import NoWindow, Session

checks = Checks()
session = Session(checks)
try:
    session.start()
    looking.import_sample(session)
    looking.jump_with_the_strip(session)
    changing.add_student(session)
    changing.delete_three(session)
    changing.undo(session)
    looking.search(session)
    session.quit()
    session.start()
    looking.find_everything(session)
    session.quit()
    readonly.open_copy(session)
except NoWindow:
    pass  # it is counted already, and there is nothing left to try
except Exception:
    traceback.print_exc()
    checks.expect("the afternoon went on to its end", False)
finally:
    session.end()
checks.finish()
