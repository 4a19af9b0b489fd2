/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucsdet.h>

/* Character sets */

static inline UConverter *
cicu_converter_open (const char *name, UErrorCode *error)
{
  UConverter *converter = ucnv_open (name, error);
  ucnv_setToUCallBack (converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, error);
  return converter;
}

static inline void
cicu_converter_close (UConverter *converter)
{
  ucnv_close (converter);
}

static inline void
cicu_converter_decode (UConverter *converter, UChar **target,
                       const UChar *target_limit, const char **source,
                       const char *source_limit, UErrorCode *error)
{
  ucnv_toUnicode (converter, target, target_limit, source, source_limit, NULL,
                  1, error);
}

/* How many bytes before `source` belong to the one that could not be read. */
static inline int8_t
cicu_converter_invalid_count (const UConverter *converter)
{
  char bytes[16];
  int8_t count = sizeof bytes;
  UErrorCode error = U_ZERO_ERROR;
  ucnv_getInvalidChars (converter, bytes, &count, &error);
  return count;
}

static inline UCharsetDetector *
cicu_detector_open (UErrorCode *error)
{
  return ucsdet_open (error);
}

static inline void
cicu_detector_close (UCharsetDetector *detector)
{
  ucsdet_close (detector);
}

static inline const UCharsetMatch **
cicu_detector_matches (UCharsetDetector *detector, const char *bytes,
                       int32_t length, int32_t *count, UErrorCode *error)
{
  ucsdet_setText (detector, bytes, length, error);
  return ucsdet_detectAll (detector, count, error);
}

static inline const char *
cicu_match_name (const UCharsetMatch *match, UErrorCode *error)
{
  return ucsdet_getName (match, error);
}

static inline const char *
cicu_match_language (const UCharsetMatch *match, UErrorCode *error)
{
  return ucsdet_getLanguage (match, error);
}

static inline int32_t
cicu_match_confidence (const UCharsetMatch *match, UErrorCode *error)
{
  return ucsdet_getConfidence (match, error);
}
