# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
#
# What the helpers share; each sources it first. Everything they write goes
# below $build or into temporary folders.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
helpers=$root/meson-helpers
build=$root/.build

# Says on the error stream why the helper cannot go on, and ends it.
fail() {
  echo "$*" >&2
  exit 1
}

# Runs the Swift toolchain with its caches below $build instead of the home folder.
toolchain() {
  HOME=$build/home CFFIXED_USER_HOME=$build/home swift "$@"
}

# Makes `swift` a command that can be run, or says that there is none.
require_swift() {
  command -v swift >/dev/null || PATH=$PATH:/opt/swift/usr/bin
  command -v swift >/dev/null ||
    fail "Swift is missing: install the Swift 6.3 toolchain and put its bin folder in PATH."
  mkdir -p "$build/home"
}

# The folder that holds the toolchain: usr/bin/swift below it.
toolchain_folder() {
  realpath "$(dirname "$(realpath "$(command -v swift)")")/../.."
}

# The mirror of Debian that apt uses here.
debian_mirror() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' |
    grep --max-count=1 --extended-regexp '/debian/?$'
}

# Lets a program that is started from the build find its settings and its icon.
compile_settings() {
  export XDG_DATA_DIRS=$root/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}
  export GSETTINGS_SCHEMA_DIR=$build/settings
  mkdir -p "$GSETTINGS_SCHEMA_DIR"
  glib-compile-schemas --strict --targetdir="$GSETTINGS_SCHEMA_DIR" "$root/data"
}

# Lets a program that is started from the build find its translations.
compile_messages() {
  export TEXTDOMAINDIR=$build/locale
  local language folder
  while read -r language; do
    folder=$TEXTDOMAINDIR/$language/LC_MESSAGES
    mkdir -p "$folder"
    msgfmt --output-file="$folder/roster.mo" "$root/po/$language.po"
  done <"$root/po/LINGUAS"
}

# Lets the accessibility bus tell where widgets are: GTK from 4.10 on needs a library for it.
compile_places() {
  pkg-config --atleast-version=4.10 gtk4 || return 0
  require_swift  # which brings a compiler of C
  export ROSTER_PLACES=$build/places.so
  # shellcheck disable=SC2046
  clang -shared -fPIC -O2 -o "$ROSTER_PLACES" "$root/Tests/ui/places.c" \
    $(pkg-config --cflags --libs gtk4)
}

# Makes a language one that a program can be started in with `env "${speaking[@]}"`,
# without installing it.
set_language() {
  export LOCPATH=$build/locales
  mkdir -p "$LOCPATH"
  [ -d "$LOCPATH/$1.UTF-8" ] ||
    localedef --inputfile="$1" --charmap=UTF-8 "$LOCPATH/$1.UTF-8" >&2
  speaking=(LANG="$1.UTF-8" LC_ALL="$1.UTF-8" LANGUAGE="$1")
}

# Sets $flags for a build that checks: a folder of its own below $build, and no warnings.
set_flags() {
  export HOME=$build/home CFFIXED_USER_HOME=$build/home
  flags=(--scratch-path "$build/$1" --cache-path "$build/cache" --config-path "$build/config"
    --security-path "$build/security" -Xswiftc -warnings-as-errors)
}

# Runs the tests of a target, or of several (A|B), as they were built with $flags, on a
# screen of their own. What they print goes to a file, their count to the output.
run_tests() {
  local log=$1 targets=$2 status=0
  shift 2
  G_DEBUG=fatal-criticals timeout --kill-after=10 1800 \
    "$helpers/with-display" swift test "${flags[@]}" "$@" \
    --skip-build --disable-xctest --filter "^($targets)\\." >"$log" 2>&1 || status=$?
  "$helpers/count-tests" <"$log"
  return "$status"
}
