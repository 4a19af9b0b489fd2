#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Checks that the bench's table judges made-up lines rightly; the last line counts."""

import json
import subprocess
import sys
from pathlib import Path

TABLE = Path(__file__).parents[2] / "meson-helpers" / "bench-table"
failures = []
count = 0


def run(lines, *options):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return subprocess.run(
        [TABLE, *options], input=text, capture_output=True, text=True, check=False)


def expect(sentence, is_true):
    global count
    count += 1
    if not is_true:
        failures.append(sentence)
        print(f"✘ {sentence}")


def line(step, rows, **figures):
    return {"step": step, "n": rows, **figures}


def says(result, bar, verdict):
    return any(
        words.startswith(bar) and words.endswith(verdict) for words in result.stdout.splitlines())


opened = line("open", 1_000_000, reps=15, ratio=1.12, median_us=900, bare_median_us=803.6)
result = run([opened], "--check")
expect("a held bar is ok", says(result, "open ", "≤ 1.3×: 1.12 ok"))
expect("a held bar passes", result.returncode == 0)
expect("a bar without a line is not measured", says(result, "open-cached ", "not measured"))
expect("bars are counted", "1 ok, 0 missed" in result.stdout)
expect("figures are shown", "900.0 µs" in result.stdout)

result = run([{**opened, "ratio": 1.31}], "--check")
expect("a missed bar is said", says(result, "open ", "1.31 MISSED"))
expect("a missed bar fails the check", result.returncode == 1)
expect("a missed bar fails nothing else", run([{**opened, "ratio": 1.31}]).returncode == 0)

result = run([{**opened, "ratio": ratio} for ratio in (9, 1.2, 1.1)])
expect("the median of the rounds counts", says(result, "open ", "1.2 ok"))

result = run([{**opened, "n": 10_000, "ratio": 9}], "--check")
expect("a bar holds for its own number of rows", result.returncode == 0)

result = run([line("open-cached", n, ratio=0.1, median_us=us)
              for n, us in ((10_000, 100), (10_000_000, 160))], "--check")
expect("growth is a quotient of two sizes", says(result, "open-cached, 10,000,000", "1.6 MISSED"))

result = run([line("move-list", 1_000_000, ratio=5, median_us=100),
              line("move-gtk", 1_000_000, median_us=5000)])
expect("a peer is compared", says(result, "move-list to move-gtk", "0.02 ok"))

result = run([line("memory", 0, kib=8000), line("memory", 1_000_000, kib=8000 + 13 * 1024)])
expect("memory counts above an empty roster", says(result, "memory, 1,000,000", "13 MISSED"))

result = run([line("program", 0, kib=15 * 1000)])
expect("a program is measured in MB", says(result, "size of the program", "15.4 MISSED"))

result = run([line("search-2", 1_000_000, ratio=1, worst_us=510, first_page_us=10)])
expect("the worst search counts", says(result, "search-2, worst", "51 MISSED"))

print(f"{count - len(failures)} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
