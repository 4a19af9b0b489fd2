# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Everything in Chinese, in a small window, with a Chinese class."""

import os
import re

from accessible import walk
from play import play
from program import count
from windows import expect_fits, refuse, take_tour, toplevel

# What is written with Latin letters in Chinese, too: paths, formats, keys, a search for 张小明, a
# student of the class, what is typed into a search; and GTK’s classes, for what has no name.
FOREIGN = re.compile(
    r"/\S+|\bGtk\w+|\b(CSV|UTF|Ctrl|Shift|Alt|Esc|Tab|Delete|Menu|MIT|zxm|Anna Weber|qqq)\b", re.I)
SAMPLE = os.path.join(os.path.dirname(os.environ["ROSTER_SAMPLE"]), "班级名单.csv")

os.environ.update(LANG="zh_CN.UTF-8", LC_ALL="zh_CN.UTF-8", LANGUAGE="zh_CN")


def english(node):
    """The English words that a person sees or hears of a widget."""
    return re.findall(r"[A-Za-z]{2,}", FOREIGN.sub("", f"{node.get_name()} {node.get_description()}"))


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
    session.expect_soon("the class is imported", lambda: count() == 20)
    take_tour(session, look)
    session.quit()


play(look_everywhere)
