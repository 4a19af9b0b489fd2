/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT
 *
 * A window on all students of a roster with GTK's own means: GtkListView on a
 * GtkSortListModel over a GListStore. `first_frame` tells when its rows are on screen.
 * Usage: sorted_window ROSTER */
#include "student.h"

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (int i = 0; i < 3; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  Student *student = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  for (int i = 0; i < 3; i++, label = gtk_widget_get_next_sibling (label))
    gtk_label_set_text (GTK_LABEL (label), student->texts[i]);
}

int
main (int argc, char **argv)
{
  GtkWidget *window, *scroller, *view;
  GtkListItemFactory *factory;
  GListModel *list;

  if (argc != 2)
    return 2;
  gtk_init ();
  list = sort_students (load_students (argv[1]));
  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  view = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (list)), factory);
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 680);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_present (GTK_WINDOW (window));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
