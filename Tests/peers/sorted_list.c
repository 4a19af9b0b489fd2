/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT
 *
 * The changes that RosterBench makes, in a GtkSortListModel over a GListStore: from the
 * change of the store to the last signal, without any database. A line of JSON a kind.
 * Usage: sorted_list N ROSTER */
#include "student.h"
#include <stdlib.h>
#include <sys/resource.h>

#define REPEATS 21

static guint32 state = 0xED17;

static guint
random_position (GListStore *store)
{
  state = state * 1664525u + 1013904223u;
  return (guint) ((guint64) state * g_list_model_get_n_items (G_LIST_MODEL (store)) >> 32);
}

static Student *
random_student (GListStore *store)
{
  return g_list_model_get_item (G_LIST_MODEL (store), random_position (store));
}

static void
insert (GListStore *store)
{
  Student *other = random_student (store);
  Student *student = student_new (other->texts[0], other->texts[1], other->texts[2]);
  g_list_store_append (store, student);
  g_object_unref (student);
  g_object_unref (other);
}

/* Gives a student another's value and has the list put it in its place. */
static void
set (GListStore *store, const char *property, int text)
{
  guint position = random_position (store);
  Student *student = g_list_model_get_item (G_LIST_MODEL (store), position);
  Student *other = random_student (store);
  g_object_set (student, property, other->texts[text], NULL);
  g_list_store_splice (store, position, 1, (gpointer *) &student, 1);
  g_object_unref (student);
  g_object_unref (other);
}

static void
update (GListStore *store)
{
  set (store, "number", 1);
}

static void
move (GListStore *store)
{
  set (store, "subject", 2);
}

static void
delete (GListStore *store)
{
  g_list_store_remove (store, random_position (store));
}

static int
compare (const void *a, const void *b)
{
  return *(const gint64 *) a < *(const gint64 *) b ? -1 : 1;
}

static void
measure (const char *name, GListStore *store, const char *rows, void (*change) (GListStore *))
{
  gint64 times[REPEATS];
  struct rusage usage;

  for (int i = 0; i < REPEATS; i++)
    {
      gint64 before = g_get_monotonic_time ();
      change (store);
      times[i] = g_get_monotonic_time () - before;
    }
  qsort (times, REPEATS, sizeof *times, compare);
  getrusage (RUSAGE_SELF, &usage);
  printf ("{\"step\":\"%s-gtk\",\"n\":%s,\"reps\":%d,\"median_us\":%ld,\"p95_us\":%ld,"
          "\"peak_rss_kib\":%ld}\n",
          name, rows, REPEATS, (long) times[REPEATS / 2], (long) times[REPEATS * 95 / 100],
          usage.ru_maxrss);
  fflush (stdout);
}

static void
items_changed (GListModel *list, guint position, guint removed, guint added, guint *count)
{
  *count += removed + added;
}

int
main (int argc, char **argv)
{
  GListStore *store;
  GListModel *list;
  guint count = 0;

  if (argc != 3)
    return 2;
  store = load_students (argv[2]);
  list = sort_students (store);
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed), &count);
  measure ("insert", store, argv[1], insert);
  measure ("update", store, argv[1], update);
  measure ("move", store, argv[1], move);
  measure ("delete", store, argv[1], delete);
  return count > 0 ? 0 : 1;
}
