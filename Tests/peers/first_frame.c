/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT
 *
 * Loaded into a GTK program by LD_PRELOAD, it tells when the first rows of a list are on
 * screen, counted from the opening of the database, and ends the program: a line of JSON
 * on the standard output. FRAME_STEP and FRAME_ROWS say what is measured. The program
 * needs no change for it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <sqlite3.h>
#include <sys/resource.h>

static gint64 started, opened;
static gboolean has_rows;

/* The program's own call; the first one counts. */
int
sqlite3_open_v2 (const char *path, sqlite3 **database, int flags, const char *vfs)
{
  int (*next) (const char *, sqlite3 **, int, const char *) = dlsym (RTLD_NEXT, __func__);
  if (opened == 0)
    opened = g_get_monotonic_time ();
  return next (path, database, flags, vfs);
}

static gboolean
row_is_bound (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data)
{
  has_rows = TRUE;
  return FALSE;
}

static gboolean
frame_is_painted (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data)
{
  gint64 now = g_get_monotonic_time ();
  struct rusage usage;

  if (!has_rows)
    return TRUE;
  getrusage (RUSAGE_SELF, &usage);
  printf ("{\"step\":\"%s\",\"n\":%s,\"reps\":1,\"median_us\":%ld,\"from_start_us\":%ld,"
          "\"peak_rss_kib\":%ld}\n",
          g_getenv ("FRAME_STEP"), g_getenv ("FRAME_ROWS"), (long) (now - opened),
          (long) (now - started), usage.ru_maxrss);
  fflush (stdout);
  _exit (0);
}

static void
hook (GType type, const char *signal, GSignalEmissionHook handler)
{
  g_type_class_ref (type);
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, handler, NULL, NULL);
}

__attribute__ ((constructor)) static void
start (void)
{
  if (!g_getenv ("FRAME_STEP"))
    return;
  started = g_get_monotonic_time ();
  hook (GTK_TYPE_SIGNAL_LIST_ITEM_FACTORY, "bind", row_is_bound);
  hook (GDK_TYPE_FRAME_CLOCK, "after-paint", frame_is_painted);
}
