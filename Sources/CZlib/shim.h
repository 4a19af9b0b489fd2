/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <zlib.h>

/* Begins to unpack without a header of zlib's own, as zip archives pack. */
static inline int
czlib_inflate_init_raw (z_stream *stream)
{
  return inflateInit2 (stream, -MAX_WBITS);
}

/* Begins to pack without a header of zlib's own. */
static inline int
czlib_deflate_init_raw (z_stream *stream)
{
  return deflateInit2 (stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8,
                       Z_DEFAULT_STRATEGY);
}
