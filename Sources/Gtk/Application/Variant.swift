// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A value that an action carries.
package final class Variant {
  let pointer: OpaquePointer

  package init(_ string: String) { pointer = g_variant_ref_sink(g_variant_new_string(string)) }

  package init(_ boolean: Bool) {
    pointer = g_variant_ref_sink(g_variant_new_boolean(boolean ? 1 : 0))
  }

  /// A position in a list.
  package init(position: Int) {
    pointer = g_variant_ref_sink(g_variant_new_uint32(guint32(position)))
  }

  /// Several values as one.
  package init(tuple: [Variant]) {
    pointer = withExtendedLifetime(tuple) {
      let children: [OpaquePointer?] = tuple.map(\.pointer)
      return g_variant_ref_sink(g_variant_new_tuple(children, gsize(children.count)))
    }
  }

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }
  init(sharing pointer: OpaquePointer) { self.pointer = g_variant_ref(pointer) }

  isolated deinit { g_variant_unref(pointer) }

  /// Lends the pointer to a call, which alone does not keep this alive.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  package var string: String { String(cString: g_variant_get_string(pointer, nil)) }
  /// How many values it holds, where it holds several.
  var count: Int { Int(g_variant_n_children(pointer)) }

  func child(_ index: Int) -> Variant {
    Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
  }

  /// The unsigned number it is, or has at its heart when it is wrapped.
  var firstNumber: Int? {
    switch String(cString: g_variant_get_type_string(pointer)) {
    case "u": Int(g_variant_get_uint32(pointer))
    case "v", "(v)": child(0).firstNumber
    default: nil
    }
  }

  package var boolean: Bool { g_variant_get_boolean(pointer) != 0 }
}
