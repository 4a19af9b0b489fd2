// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A Swift value that a GObject property can hold.
protocol PropertyValue {
  /// The GType that holds the value on its way to the property.
  ///
  /// GObject converts it to the property’s own type.
  static var valueType: GType { get }

  init(value: UnsafePointer<GValue>)

  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Object {
  /// What a property holds; traps if there is no such property.
  func property<Value: PropertyValue>(_ name: String) -> Value {
    var value = GValue()
    g_object_get_property(pointer, name, &value)
    defer { g_value_unset(&value) }
    precondition(cgtk_value_type(&value) != 0, "no property ‘\(name)’")
    return Value(value: &value)
  }

  func setProperty<Value: PropertyValue>(_ name: String, to newValue: Value) {
    var value = GValue()
    g_value_init(&value, Value.valueType)
    defer { g_value_unset(&value) }
    newValue.store(in: &value)
    g_object_set_property(pointer, name, &value)
  }
}

extension Bool: PropertyValue {
  static var valueType: GType { cgtk_type_boolean() }

  init(value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }

  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int: PropertyValue {
  static var valueType: GType { cgtk_type_int64() }

  init(value: UnsafePointer<GValue>) {
    var wide = GValue()
    g_value_init(&wide, Int.valueType)
    defer { g_value_unset(&wide) }
    precondition(g_value_transform(value, &wide) != 0, "not an integer")
    self = Int(g_value_get_int64(&wide))
  }

  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_int64(value, gint64(self)) }
}

extension Double: PropertyValue {
  static var valueType: GType { cgtk_type_double() }

  init(value: UnsafePointer<GValue>) { self = g_value_get_double(value) }

  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String?: PropertyValue {
  static var valueType: GType { cgtk_type_string() }

  init(value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) }
  }

  func store(in value: UnsafeMutablePointer<GValue>) {
    if let self { g_value_set_string(value, self) }
  }
}
