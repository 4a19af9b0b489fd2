/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <unicode/ucol.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>
