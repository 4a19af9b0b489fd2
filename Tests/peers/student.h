/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT
 *
 * A student as a GTK program without Roster's libraries would have it: a GObject with
 * properties, all of them in a GListStore, in order by a GtkSortListModel. */
#pragma once
#include <gtk/gtk.h>
#include <sqlite3.h>

typedef struct
{
  GObject parent_instance;
  char *texts[3];
} Student;

typedef GObjectClass StudentClass;

enum
{
  NAME = 1,
  NUMBER,
  SUBJECT
};

static GType student_get_type (void);
G_DEFINE_TYPE (Student, student, G_TYPE_OBJECT)

static void
student_init (Student *student)
{
}

static void
student_finalize (GObject *object)
{
  for (int i = 0; i < 3; i++)
    g_free (((Student *) object)->texts[i]);
  G_OBJECT_CLASS (student_parent_class)->finalize (object);
}

static void
student_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_string (value, ((Student *) object)->texts[id - 1]);
}

static void
student_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_free (((Student *) object)->texts[id - 1]);
  ((Student *) object)->texts[id - 1] = g_value_dup_string (value);
}

static void
student_class_init (StudentClass *class)
{
  static const char *names[] = { "name", "number", "subject" };

  class->finalize = student_finalize;
  class->get_property = student_get_property;
  class->set_property = student_set_property;
  for (guint id = NAME; id <= SUBJECT; id++)
    g_object_class_install_property (
        class, id,
        g_param_spec_string (names[id - 1], NULL, NULL, NULL,
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static Student *
student_new (const char *name, const char *number, const char *subject)
{
  Student *student = g_object_new (student_get_type (), NULL);
  student->texts[0] = g_strdup (name);
  student->texts[1] = g_strdup (number);
  student->texts[2] = g_strdup (subject);
  return student;
}

/* All students of a roster in one splice, the cheapest way to fill a store. */
static GListStore *
load_students (const char *path)
{
  GListStore *store = g_list_store_new (student_get_type ());
  GPtrArray *students = g_ptr_array_new_with_free_func (g_object_unref);
  sqlite3 *database = NULL;
  sqlite3_stmt *rows = NULL;

  if (sqlite3_open_v2 (path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK
      || sqlite3_prepare_v2 (database, "SELECT name, number, subject FROM student", -1, &rows,
                             NULL) != SQLITE_OK)
    g_error ("%s: %s", path, sqlite3_errmsg (database));
  while (sqlite3_step (rows) == SQLITE_ROW)
    g_ptr_array_add (students, student_new ((const char *) sqlite3_column_text (rows, 0),
                                            (const char *) sqlite3_column_text (rows, 1),
                                            (const char *) sqlite3_column_text (rows, 2)));
  sqlite3_finalize (rows);
  sqlite3_close (database);
  g_list_store_splice (store, 0, 0, students->pdata, students->len);
  g_ptr_array_unref (students);
  return store;
}

/* Sorters as GTK's documentation shows them. */
static GtkSorter *
property_sorter (const char *name)
{
  return GTK_SORTER (
      gtk_string_sorter_new (gtk_property_expression_new (student_get_type (), NULL, name)));
}

static GListModel *
sort_students (GListStore *store)
{
  GtkMultiSorter *sorter = gtk_multi_sorter_new ();
  gtk_multi_sorter_append (sorter, property_sorter ("subject"));
  gtk_multi_sorter_append (sorter, property_sorter ("number"));
  return G_LIST_MODEL (
      gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (store)), GTK_SORTER (sorter)));
}
