/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT */

#pragma once

/* Our oldest GTK; what later ones deprecate is still what it has. It is called in
 * Sources/Gtk/Deprecated, and here where there is a newer call, too. */
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION (4, 8)

#include <gtk/gtk.h>
#include <cairo-pdf.h>
#include <glib-unix.h>
#include <libintl.h>

/* Macros the importer cannot see. */

static inline GType cgtk_type_object (void)          { return G_TYPE_OBJECT; }
static inline GType cgtk_type_none (void)            { return G_TYPE_NONE; }
static inline GType cgtk_type_invalid (void)         { return G_TYPE_INVALID; }
static inline GType cgtk_type_boolean (void)         { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int64 (void)           { return G_TYPE_INT64; }
static inline GType cgtk_type_double (void)          { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string (void)          { return G_TYPE_STRING; }
static inline GType cgtk_type_list_model (void)      { return G_TYPE_LIST_MODEL; }
static inline GType cgtk_type_selection_model (void) { return GTK_TYPE_SELECTION_MODEL; }

static inline GType    cgtk_value_type (const GValue *value)               { return G_VALUE_TYPE (value); }
static inline GType    cgtk_instance_type (gpointer instance)              { return G_TYPE_FROM_INSTANCE (instance); }
static inline gboolean cgtk_instance_is_a (gpointer instance, GType type)  { return G_TYPE_CHECK_INSTANCE_TYPE (instance, type); }

/* A list model with a selection, whose behaviour is written in Swift. */

typedef struct
{
  GObject  parent_instance;
  gpointer swift;            /* not retained; NULL once the Swift half is gone */
} CGtkListModel;

/* Widgets: calls with variable arguments. */

static inline void
cgtk_accessible_update_state (GtkAccessible      *self,
                              GtkAccessibleState  state,
                              int                 value)
{
  gtk_accessible_update_state (self, state, value, -1);
}

static inline void
cgtk_accessible_update_text (GtkAccessible         *self,
                             GtkAccessibleProperty  property,
                             const char            *text)
{
  gtk_accessible_update_property (self, property, text, -1);
}

/* Calls newer than our oldest GTK; nothing happens where they are missing. */

static inline void
cgtk_accessible_announce (GtkAccessible *self,
                          const char    *message)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (self, message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

/* Calls that newer GTKs have others for. */

static inline void
cgtk_widget_get_color (GtkWidget *self,
                       GdkRGBA   *color)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (self, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (self), color);
#endif
}

static inline void
cgtk_css_provider_load (GtkCssProvider *self,
                        const char     *text,
                        gssize          length)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  GBytes *bytes = g_bytes_new (text, length);
  gtk_css_provider_load_from_bytes (self, bytes);
  g_bytes_unref (bytes);
#else
  gtk_css_provider_load_from_data (self, text, length);
#endif
}

/* libdispatch's door for foreign main loops; exported, not declared. */

int  _dispatch_get_main_queue_handle_4CF (void);
void _dispatch_main_queue_callback_4CF   (void *message);
