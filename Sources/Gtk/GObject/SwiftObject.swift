// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A Swift object with a GObject face, so that a list can show it without a
/// GObject class of its own.
///
/// The GObject holds the Swift object, not the other way round: as long as
/// anyone holds the GObject there is exactly one, and both live. When GTK has let
/// go of it the Swift object may live on, and gets another when it is asked.
@MainActor package class SwiftObject {
  private var face: UnsafeMutablePointer<GObject>?

  package init() {}

  /// The Swift object behind a GObject, if that is one of ours.
  package static func behind(_ object: Object) -> Self? {
    guard cgtk_instance_is_a(object.pointer, type) != 0,
      let data = g_object_get_qdata(object.pointer, key)
    else { return nil }
    return Unmanaged<SwiftObject>.fromOpaque(data).takeUnretainedValue() as? Self
  }

  /// The GObject: the same one as long as anyone holds it.
  package final var object: Object { face.map { Object(sharing: $0) } ?? makeFace() }

  /// Whether anyone holds the GObject now.
  package final var hasObject: Bool { face != nil }

  /// Tells who shows the object that it reads differently now.
  package final func changed() {
    if hasObject { object.emit("changed") }
  }

  /// Calls `handler` each time the object reads differently, as long as someone
  /// holds the GObject.
  @discardableResult
  package final func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    object.connect("changed") { _ in handler() }
  }

  private func makeFace() -> Object {
    let object = Object(adopting: g_object_new_with_properties(Self.type, 0, nil, nil))
    face = object.pointer
    let data = Unmanaged.passRetained(self).toOpaque()
    g_object_set_qdata_full(object.pointer, Self.key, data) { data in
      onMain(data!) { data in
        let owner = Unmanaged<SwiftObject>.fromOpaque(data)
        owner.takeUnretainedValue().face = nil
        owner.release()
      }
    }
    return object
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
