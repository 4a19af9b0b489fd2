# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Everything in Chinese, in a small window, with a Chinese class."""

import os
import re

import preview
from accessible import walk
from play import play
from program import count
from tour import open_file, refuse, take_tour
from windows import expect_fits, toplevel

# What is written with Latin letters in Chinese, too: paths, files, formats, encodings, keys, a
# search for 张小明, a student of the class, what is typed into a search, what is in the files of
# the tour; and GTK’s classes, for what has no name.
FOREIGN = re.compile(
    r"/\S+|\w+\.(?:csv|db)\b|\bGtk\w+|\b(?:Name|No)\b|\bM\w+ler\b|\b(?:CSV|UTF|GB18030|windows|"
    r"xlsx|ods|Excel|OneRoster|Moodle|Canvas|vCard|Ctrl|Shift|Alt|Esc|Tab|Delete|Menu|Space|"
    r"Return|Enter|Home|Up|Down|Left|Right|MIT|PDF|zxm|Anna Weber|qqq)\b", re.I)
CHOIR = "学号,姓名,科目\n9901,马丽,合唱\n".encode()  # whose numbers are in no other section
SAMPLE = os.path.join(os.path.dirname(os.environ["ROSTER_SAMPLE"]), "班级名单.csv")

os.environ.update(LANG="zh_CN.UTF-8", LC_ALL="zh_CN.UTF-8", LANGUAGE="zh_CN")


def english(node):
    """The English words that a person sees or hears of a widget."""
    words = FOREIGN.sub("", f"{node.get_name()} {node.get_description()}")
    return re.findall(r"[A-Za-z]{2,}", words)


def look(session, name):
    """Expects no English."""
    expect_fits(session, name)
    nodes = walk(toplevel(session))
    found = [(node.get_role_name(), english(node)) for node in nodes if english(node)]
    session.expect(f"{name}: all of it is Chinese", not found, found[:4])


def look_everywhere(session):
    """No page and no window says anything in English."""
    refuse(session, look)
    session.start()
    look(session, "empty")
    session.quit()
    session.start(SAMPLE)
    preview.accept(session)
    session.expect_soon("the class is imported", lambda: count() == 20)
    open_file(session, "choir.csv", CHOIR)
    preview.accept(session)
    session.expect_soon("a choir too", lambda: count() == 21)
    take_tour(session, look)
    session.quit()


play(look_everywhere)
