// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What a screen reader is told.
extension Widget {
  /// Names the widget.
  package func setAccessibleLabel(_ label: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, label) }
  }

  /// Says more about it.
  package func setAccessibleDescription(_ description: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string(&$0, description) }
  }

  /// Takes the name away, so that the contents speak again.
  package func resetAccessibleLabel() {
    gtk_accessible_reset_property(cast(), GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// Says whether what it heads is shown; nil when it heads nothing.
  package func setAccessibleExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else {
      gtk_accessible_reset_state(cast(), GTK_ACCESSIBLE_STATE_EXPANDED)
      return
    }
    setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED) { g_value_set_int(&$0, isExpanded ? 1 : 0) }
  }

  /// Hides a decoration from screen readers.
  package func setAccessibleHidden() {
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN) { g_value_set_boolean(&$0, 1) }
  }

  /// Says whether what was typed cannot stand.
  package func setAccessibleInvalid(_ isInvalid: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_INVALID) { g_value_set_int(&$0, isInvalid ? 1 : 0) }
  }

  private func setAccessible(
    _ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void
  ) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    fill(&value)
    gtk_accessible_update_property_value(cast(), 1, &property, &value)
    g_value_unset(&value)
  }

  private func setAccessible(_ state: GtkAccessibleState, _ fill: (inout GValue) -> Void) {
    var state = state
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    fill(&value)
    gtk_accessible_update_state_value(cast(), 1, &state, &value)
    g_value_unset(&value)
  }
}
