# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A step in which the roster stands where the person may only read."""

import os
import subprocess
import tempfile
from contextlib import contextmanager

from program import APPLICATION_ID, count


@contextmanager
def read_only(folder):
    """Shows a folder where no one may write, at the path it gives; None where that cannot be."""
    with tempfile.TemporaryDirectory() as place:
        command = 'mount --bind "$0" "$1" && mount -o remount,bind,ro "$1"'
        done = subprocess.run(
            ["sh", "-c", command, folder, place], timeout=20, check=False, capture_output=True
        )
        try:
            yield place if done.returncode == 0 else None
        finally:
            subprocess.run(["umount", place], timeout=20, check=False, capture_output=True)


def open_copy(session):
    """The program says that it may not write, and opens a copy, in which it may."""
    everyone = count()
    folder = os.path.join(os.environ["XDG_DATA_HOME"], APPLICATION_ID)
    with read_only(folder) as place:
        if not place:
            session.skip("only root may mount a file system that is only read")
            return
        os.environ["ROSTER_DATABASE"] = os.path.join(place, "roster.db")
        session.start()
        session.expect_shown("a roster that may only be read says so", starting="You may read ")
        session.picture("read-only")
        session.program.press("Return")
        session.expect_shown("Enter opens a copy", name=f"{everyone} students, in a copy")
        session.expect_shown("and says where changes go", starting="This is a copy. ")
        session.picture("copy")
        session.program.press("ctrl+a", "Delete")
        session.expect_shown("the copy may be changed", name="No Students Yet")
        session.expect("the original is as it was", count() == everyone, count())
        session.quit()
        del os.environ["ROSTER_DATABASE"]
    session.start()
    session.expect_shown("the next start opens the copy", name="0 students, in a copy")
    session.quit()
