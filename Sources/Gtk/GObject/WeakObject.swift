// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A reference that does not keep a GObject alive.
@MainActor package final class WeakObject {
  /// GLib wants it to stay where it is.
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  package init(_ object: Object) { g_weak_ref_init(reference, object.pointer) }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The GObject, or nil when nobody holds it any more.
  package var object: Object? {
    guard let pointer = g_weak_ref_get(reference) else { return nil }
    return Object(adopting: pointer)
  }
}
