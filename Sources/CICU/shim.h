/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <unicode/icudataver.h>
#include <unicode/ucasemap.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>
#include <unicode/uversion.h>

/* ICU adds its version to every function's name by a macro (`ucol_open` is
 * `ucol_open_72`), which the importer cannot see. */

/* The kinds of normalisation that are used. */
typedef enum
{
  CICU_NFC,
  CICU_NFD,
  CICU_NFKC_CASEFOLD
} CICUNormalization;

static inline const char *
cicu_error_name (UErrorCode code)
{
  return u_errorName (code);
}

/* Collation */

static inline UCollator *
cicu_collator_open (const char *locale, UErrorCode *error)
{
  return ucol_open (locale, error);
}

static inline void
cicu_collator_close (UCollator *collator)
{
  ucol_close (collator);
}

static inline void
cicu_collator_set (UCollator *collator, UColAttribute attribute,
                   UColAttributeValue value, UErrorCode *error)
{
  ucol_setAttribute (collator, attribute, value, error);
}

static inline int32_t
cicu_collator_sort_key (const UCollator *collator, const UChar *text,
                        int32_t length, uint8_t *key, int32_t capacity)
{
  return ucol_getSortKey (collator, text, length, key, capacity);
}

static inline void
cicu_collator_version (const UCollator *collator, uint8_t *version)
{
  ucol_getVersion (collator, version);
}

static inline void
cicu_data_version (uint8_t *version, UErrorCode *error)
{
  u_getDataVersion (version, error);
}

/* Locales */

static inline const char *
cicu_default_locale (void)
{
  return uloc_getDefault ();
}

/* What a language is called in that language. */
static inline int32_t
cicu_locale_name (const char *locale, UChar *name, int32_t capacity, UErrorCode *error)
{
  return uloc_getDisplayName (locale, locale, name, capacity, error);
}

/* The letters under which an index of the locale files its entries. */
static inline void
cicu_index_letters (const char *locale, USet *letters, UErrorCode *error)
{
  ULocaleData *data = ulocdata_open (locale, error);
  ulocdata_getExemplarSet (data, letters, 0, ULOCDATA_ES_INDEX, error);
  ulocdata_close (data);
}

static inline USet *
cicu_set_open (void)
{
  return uset_openEmpty ();
}

static inline void
cicu_set_close (USet *set)
{
  uset_close (set);
}

static inline int32_t
cicu_set_count (const USet *set)
{
  return uset_getItemCount (set);
}

/* 0 and the range's bounds, or the length of the string put in `text`. */
static inline int32_t
cicu_set_item (const USet *set, int32_t index, UChar32 *first, UChar32 *last,
               UChar *text, int32_t capacity, UErrorCode *error)
{
  return uset_getItem (set, index, first, last, text, capacity, error);
}

/* Letters */

/* The text with its first letter as a title's, by the rules of a locale. */
static inline int32_t
cicu_capitalize (const char *locale, const UChar *text, int32_t length,
                 UChar *result, int32_t capacity, UErrorCode *error)
{
  UCaseMap *map = ucasemap_open (locale, U_TITLECASE_WHOLE_STRING, error);
  int32_t count = ucasemap_toTitle (map, result, capacity, text, length, error);
  ucasemap_close (map);
  return count;
}

/* Characters */

static inline int32_t
cicu_script (UChar32 character, UErrorCode *error)
{
  return uscript_getScript (character, error);
}

/* Transliteration */

static inline UTransliterator *
cicu_transliterator_open (const UChar *id, int32_t length, UErrorCode *error)
{
  return utrans_openU (id, length, UTRANS_FORWARD, NULL, 0, NULL, error);
}

static inline void
cicu_transliterator_close (UTransliterator *transliterator)
{
  utrans_close (transliterator);
}

static inline void
cicu_transliterate (const UTransliterator *transliterator, UChar *text,
                    int32_t *length, int32_t capacity, UErrorCode *error)
{
  int32_t limit = *length;
  utrans_transUChars (transliterator, text, length, capacity, 0, &limit, error);
}

/* Normalisation */

static inline int32_t
cicu_normalize (CICUNormalization kind, const UChar *text, int32_t length,
                UChar *result, int32_t capacity, UErrorCode *error)
{
  const UNormalizer2 *normalizer =
    kind == CICU_NFC ? unorm2_getNFCInstance (error)
    : kind == CICU_NFD ? unorm2_getNFDInstance (error)
    : unorm2_getNFKCCasefoldInstance (error);
  return unorm2_normalize (normalizer, text, length, result, capacity, error);
}

/* UTF-8 from UTF-16, which ICU does many times faster than the standard library. */
static inline int32_t
cicu_to_utf8 (const UChar *text, int32_t length, char *result, int32_t capacity)
{
  int32_t count = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8WithSub (result, capacity, &count, text, length, 0xfffd, NULL, &error);
  return count;
}
