#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Installs Roster below a folder, looks at what is there, and takes it away again.

Usage: check_install.py BUILD FOLDER, with what `meson setup --prefix=/usr BUILD` has set up
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from checks import Checks

ID = "io.github.swiftroster.Roster"
ROOT = Path(__file__).resolve().parents[2]
EXPECTED = f"""
bin/roster
share/applications/{ID}.desktop
share/dbus-1/services/{ID}.service
share/glib-2.0/schemas/{ID}.gschema.xml
share/icons/hicolor/scalable/apps/{ID}.svg
share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg
share/licenses/roster/LICENSE
share/locale/zh_CN/LC_MESSAGES/roster.mo
share/man/man1/roster.1
share/metainfo/{ID}.metainfo.xml
""".split()
LARGEST = 15_000_000

checks = Checks()


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def files(folder):
    """Every file below a folder, by its path in there."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def look_at_files(usr):
    found = files(usr)
    checks.expect("exactly these files are installed", found == sorted(EXPECTED),
                  sorted(set(found) ^ set(EXPECTED)))
    service = (usr / f"share/dbus-1/services/{ID}.service").read_text()
    checks.expect("the service starts the program that was installed",
                  "Exec=/usr/bin/roster --gapplication-service" in service, service)
    desktop = (usr / f"share/applications/{ID}.desktop").read_text()
    checks.expect("the desktop file is translated", "Name[zh_CN]=花名册" in desktop, desktop)
    page = output("man", "--warnings", "--encoding=UTF-8", "-l", str(usr / "share/man/man1/roster.1"))
    checks.expect("the man page can be read", "NAME" in page and "warning" not in page, page[:500])


def look_at_program(program):
    size = program.stat().st_size
    checks.expect(f"the program is small ({size / 1e6:.1f} MB)", size < LARGEST)
    needed = re.findall(r"NEEDED.*\[(.*)\]", output("readelf", "--dynamic", str(program)))
    checks.expect("it needs GTK", any(name.startswith("libgtk-4") for name in needed), needed)
    ours = [name for name in needed if re.search("swift|Foundation|dispatch", name)]
    checks.expect("it has Swift's runtime inside", not ours, ours)
    path = re.findall("(?:RPATH|RUNPATH).*", output("readelf", "--dynamic", str(program)))
    checks.expect("it looks for no library of the one who built it",
                  not any("/" in entry.replace("$ORIGIN", "") for entry in path), path)
    checks.expect("it is stripped", ".symtab" not in output("readelf", "--sections", str(program)))


def look_at_versions(metainfo):
    """The one version is written in four places."""
    text = {
        "meson.build": r"version: '(.*)',",
        "Sources/Roster/Application/Identity.swift": r'version = "(.*)"',
        "data/roster.1": r'"Roster (\S+)"',
    }
    found = {re.search(pattern, (ROOT / path).read_text())[1] for path, pattern in text.items()}
    found.add(re.search(r'<release version="(.*?)"', metainfo.read_text())[1])
    checks.expect("there is one version", len(found) == 1, found)


def main(build, folder):
    def run(*command):
        return subprocess.run(
            command, env={**os.environ, "DESTDIR": folder}, capture_output=True, text=True,
            check=False)

    usr = Path(folder) / "usr"
    installed = run("meson", "install", "--no-rebuild", "-C", build)
    if checks.expect("it can be installed", installed.returncode == 0, installed.stderr[-2000:]):
        look_at_files(usr)
        look_at_program(usr / "bin/roster")
        look_at_versions(usr / f"share/metainfo/{ID}.metainfo.xml")
    removed = run(ROOT / "meson-helpers/uninstall", build)
    checks.expect("it can be taken away", removed.returncode == 0, removed.stderr)
    left = [str(path) for path in Path(folder).rglob("*")]
    checks.expect("nothing is left", not left, left)


main(*sys.argv[1:])
checks.finish()
