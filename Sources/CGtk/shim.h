/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

#include <gtk/gtk.h>
#include <glib-unix.h>

/* Macros the importer cannot see. */

static inline GType cgtk_type_object (void)          { return G_TYPE_OBJECT; }
static inline GType cgtk_type_list_model (void)      { return G_TYPE_LIST_MODEL; }
static inline GType cgtk_type_selection_model (void) { return GTK_TYPE_SELECTION_MODEL; }

/* libdispatch's door for foreign main loops; exported, not declared. */

int  _dispatch_get_main_queue_handle_4CF (void);
void _dispatch_main_queue_callback_4CF   (void *message);
