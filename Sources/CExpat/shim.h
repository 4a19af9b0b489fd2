/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <expat.h>

/* The line of the last event or error, by the call that this Expat has for it. */

static inline unsigned long long
cexpat_current_line (XML_Parser parser)
{
#if XML_MAJOR_VERSION > 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION >= 9)
  return XML_GetCurrentLineNumber64 (parser);
#else
  return XML_GetCurrentLineNumber (parser);
#endif
}
