/* SPDX-FileCopyrightText: 2026 The Roster developers
 * SPDX-License-Identifier: MIT
 *
 * Loaded into a program by LD_PRELOAD, it has GTK 4.10 and later tell the accessibility bus
 * where its widgets really are. They leave out the borders and the padding of every widget
 * around, so that a click at the middle of a button misses it. The program needs no change
 * for it, and nothing else becomes different. */
#include <gtk/gtk.h>

/* The place of a widget in the one around it, between the outer edges of both; of a window,
 * in its surface. */
static gboolean
get_bounds (GtkAccessible *self, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t own, around = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  double left = 0, top = 0;

  if (!gtk_widget_compute_bounds (widget, parent ? parent : widget, &own))
    return FALSE;
  if (parent == NULL && GTK_IS_NATIVE (widget))
    gtk_native_get_surface_transform (GTK_NATIVE (widget), &left, &top);
  else if (parent == NULL || !gtk_widget_compute_bounds (parent, parent, &around))
    return FALSE;
  *x = (int) (own.origin.x - around.origin.x + left);
  *y = (int) (own.origin.y - around.origin.y + top);
  *width = (int) own.size.width;
  *height = (int) own.size.height;
  return TRUE;
}

__attribute__ ((constructor)) static void
start (void)
{
  gpointer widgets = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *places = g_type_interface_peek (widgets, GTK_TYPE_ACCESSIBLE);

  places->get_bounds = get_bounds;
}
