// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A GObject that carries a Swift object, so that a list can show it without a
/// GObject class of its own.
///
/// The GObject holds the Swift object as long as anyone holds the GObject.
@MainActor package final class SwiftObject: Object {
  /// Makes a GObject that holds `value`.
  package init(_ value: AnyObject) {
    super.init(adopting: g_object_new_with_properties(Self.type, 0, nil, nil))
    let data = Unmanaged.passRetained(value).toOpaque()
    g_object_set_qdata_full(pointer, Self.key, data) { data in
      onMain(data!) { Unmanaged<AnyObject>.fromOpaque($0).release() }
    }
  }

  /// The same GObject, if it is one that carries a Swift object.
  package init?(_ object: Object) {
    guard cgtk_instance_is_a(object.pointer, Self.type) != 0 else { return nil }
    super.init(sharing: object.pointer)
  }

  /// What the GObject carries.
  package var value: AnyObject {
    Unmanaged<AnyObject>.fromOpaque(g_object_get_qdata(pointer, Self.key)).takeUnretainedValue()
  }

  /// Tells who shows the value that it reads differently now.
  package func changed() { emit("changed") }

  /// Calls `handler` each time the value reads differently.
  @discardableResult
  package func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed") { _ in handler() }
  }
}

// MARK: - GObject class

extension SwiftObject {
  /// The GType, registered on first use.
  private static let type: GType = {
    let type = g_type_register_static_simple(
      cgtk_type_object(), "RosterSwiftObject",
      guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    g_signal_newv(
      "changed", type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, cgtk_type_none(), 0, nil)
    return type
  }()

  private static let key = g_quark_from_static_string("RosterSwiftObject")
}
