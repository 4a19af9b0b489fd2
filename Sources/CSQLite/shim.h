/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <sqlite3.h>

/* The macro SQLITE_TRANSIENT is a cast, which the importer skips. */
static inline sqlite3_destructor_type
csqlite_transient (void)
{
  return SQLITE_TRANSIENT;
}
