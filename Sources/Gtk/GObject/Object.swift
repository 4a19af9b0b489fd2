// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A strong reference to a GObject.
///
/// Two of these may name the same GObject; `==` compares what they name.
@MainActor package class Object {
  let pointer: UnsafeMutablePointer<GObject>

  /// Takes over the reference a constructor returned, sinking it if it floats.
  init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer.assumingMemoryBound(to: GObject.self)
    if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
  }

  /// Shares an object someone else owns.
  init(sharing pointer: UnsafeMutableRawPointer) {
    self.pointer = g_object_ref(pointer).assumingMemoryBound(to: GObject.self)
  }

  isolated deinit { g_object_unref(pointer) }

  /// One more reference, for C to take over.
  ///
  /// Use this rather than `g_object_ref(make().pointer)`: Swift lets go of the
  /// object that `make()` returns before the call.
  final func makeReference() -> gpointer { g_object_ref(pointer) }
}

extension Object: Hashable {
  package static func == (left: Object, right: Object) -> Bool { left.pointer == right.pointer }

  package func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
