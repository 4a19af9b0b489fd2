// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What a screen reader is told.
extension Widget {
  /// Names the widget.
  package func setAccessibleLabel(_ label: String) {
    cgtk_accessible_update_text(cast(), GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// Says more about it.
  package func setAccessibleDescription(_ description: String) {
    cgtk_accessible_update_text(cast(), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  /// Takes the name away, so that the contents speak again.
  package func resetAccessibleLabel() {
    gtk_accessible_reset_property(cast(), GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// Says whether what it heads is shown; nil when it heads nothing.
  package func setAccessibleExpanded(_ isExpanded: Bool?) {
    if let isExpanded {
      setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
    } else {
      gtk_accessible_reset_state(cast(), GTK_ACCESSIBLE_STATE_EXPANDED)
    }
  }

  /// Hides a decoration from screen readers.
  package func setAccessibleHidden() { setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, true) }

  /// Says whether what was typed cannot stand.
  package func setAccessibleInvalid(_ isInvalid: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_INVALID, isInvalid)
  }

  /// Has a screen reader say something that happened; GTK can do so from 4.14 on.
  package func announce(_ message: String) { cgtk_accessible_announce(cast(), message) }

  private func setAccessible(_ state: GtkAccessibleState, _ value: Bool) {
    cgtk_accessible_update_state(cast(), state, value ? 1 : 0)
  }
}
