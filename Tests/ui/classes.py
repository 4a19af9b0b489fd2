# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Class lists to begin a run with: students as (name, number, subject)."""

import csv

GIVEN = (
    "Ada Ben Cleo Dan Eva Finn Gita Hugo Ida Jon Kai Lena Milo Nora Otto "
    "Pia Quin Rosa Sam Tara Uma Vera Wim Xena Yara Zoe Anna Bela Cora Dina").split()
FAMILIES = {"Art": "Archer", "Biology": "Baker", "Chemistry": "Cooper", "Drama": "Dyer"}

# Four subjects of thirty, numbered in the order of the given names above.
FOUR_CLASSES = [
    (f"{given} {family}", str(number), subject)
    for subject, family in FAMILIES.items()
    for number, given in enumerate(GIVEN, 1)
]


def row(name, number, subject):
    """What a screen reader says of the student's row."""
    return f"{name}, number {number}, {subject}"


def write(students, path):
    """Writes a class list that the program imports."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file)
        lines.writerow(["Name", "Student number", "Subject"])
        lines.writerows(students)
