# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Counts what held and what did not."""

import sys


class Checks:
    """A list of expectations; each prints a line, the last line counts them."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.skipped = 0

    def expect(self, what, holds, seen=None):
        """Notes whether it holds; what was seen instead is printed only if it does not."""
        if holds:
            self.passed += 1
            print(f"ok    {what}", flush=True)
        else:
            self.failed += 1
            print(f"FAIL  {what}" + ("" if seen is None else f": {seen}"), flush=True)
        return bool(holds)

    def skip(self, why):
        """Notes something that cannot be tried here."""
        self.skipped += 1
        print(f"skip  {why}", flush=True)

    def finish(self):
        """Prints the counts and ends the process, with a failure if there was one."""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        print(f"{self.passed} passed, {self.failed} failed{skipped}", flush=True)
        sys.exit(1 if self.failed or not self.passed else 0)
