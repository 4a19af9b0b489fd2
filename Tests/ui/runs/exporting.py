# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""A class list is written in the format that its name or the filter says."""

import os
import re
import zipfile

from accessible import place_in_window
from classes import FOUR_CLASSES
from menus import choose_from_main
from play import play
from program import xdotool

TITLE = f"Export {len(FOUR_CLASSES)} Students"


def ask(session, name):
    """Opens the window that asks for a file and types its path; returns that."""
    path = os.path.join(session.pictures, name)
    choose_from_main(session, "Export…")
    session.expect_soon("a file is asked for", lambda: session.program.has_window(TITLE))
    session.program.press("ctrl+a")
    session.program.type(path)
    return path


def workbook(session):
    """A name that ends in .xlsx makes a workbook that other programs read."""
    session.start_with(FOUR_CLASSES)
    path = ask(session, "list.xlsx")
    session.program.press("Return")
    session.expect_shown("it is said", name="120 students exported to list.xlsx")
    with zipfile.ZipFile(path) as archive:
        session.expect("the archive is whole", archive.testzip() is None)
        sheet = archive.read("xl/worksheets/sheet1.xml").decode()
    texts = re.findall(r'<c r="A\d+"[^>]*><is><t[^>]*>([^<]*)', sheet)
    session.expect(
        "everyone is in it, in order", texts == ["Name"] + [name for name, _, _ in FOUR_CLASSES],
        texts)


def choose_filter(session, name, steps):
    """Opens the drop-down of the formats and goes some choices down, to one of that name."""
    labels = session.labels("Class lists (CSV)")
    session.expect("the formats can be chosen", labels)
    window = xdotool("search", "--onlyvisible", "--name", f"^{TITLE}$")
    x, y, width, height = place_in_window(labels[0])
    xdotool("mousemove", "--window", window, x + width // 2, y + height // 2, "click", 1)
    session.expect_soon("they are shown", lambda: session.labels(name))
    session.program.press(*["Down"] * steps, "Return")
    session.expect_soon("it is chosen", lambda: not session.labels("Class lists (CSV)"))


def contacts(session):
    """Another filter gives the file another ending, and so another format."""
    path = ask(session, "list.csv")
    choose_filter(session, "Contacts (vCard)", 2)
    session.picture("filter")
    session.program.press("alt+e")
    session.expect_shown("it is said", name="120 students exported to list.vcf")
    with open(path.replace(".csv", ".vcf"), encoding="utf-8", newline="") as file:
        cards = file.read()
    session.expect(
        "everyone is in it", cards.count("BEGIN:VCARD\r\n") == len(FOUR_CLASSES), cards[:200])


def school_system(session):
    """A name that ends in .zip makes an export of OneRoster, in which everyone has a class."""
    path = ask(session, "list.zip")
    session.program.press("Return")
    session.expect_shown("it is said", name="120 students exported to list.zip")
    with zipfile.ZipFile(path) as archive:
        rows = {name: len(archive.read(name).splitlines()) - 1 for name in archive.namelist()}
    session.expect(
        "everyone is in it", (rows["enrollments.csv"], rows["classes.csv"]) == (120, 4), rows)


def moodle(session):
    """Where two formats have one ending, the filter says which is meant."""
    path = ask(session, "users.csv")
    choose_filter(session, "Users for Moodle (CSV)", 4)
    session.program.press("alt+e")
    session.expect_shown("it is said", name="120 students exported to users.csv")
    with open(path, encoding="utf-8-sig", newline="") as file:
        titles = file.readline()
    session.expect(
        "it has the titles of Moodle", titles.startswith("username,firstname,lastname,"), titles)
    session.quit()


play(workbook, contacts, school_system, moodle)
