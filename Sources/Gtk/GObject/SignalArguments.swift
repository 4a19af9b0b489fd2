// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What a signal handler is given besides the emitter.
///
/// Valid only while the handler runs.
struct SignalArguments {
  /// The emitter, then the arguments.
  let values: UnsafeBufferPointer<GValue>

  /// An argument of any integer kind, enumerations and flags included.
  func integer(_ index: Int) -> Int { Int(value: self[index]) }

  func boolean(_ index: Int) -> Bool { Bool(value: self[index]) }

  func double(_ index: Int) -> Double { Double(value: self[index]) }

  /// A string, or nil where the signal passes NULL.
  func string(_ index: Int) -> String? { String?(value: self[index]) }

  /// An object, or nil where the signal passes NULL.
  func object(_ index: Int) -> Object? {
    g_value_get_object(self[index]).map(Object.init(sharing:))
  }

  /// A variant that lives as long as the emission, or nil where the signal passes NULL.
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(self[index]) }

  /// The bits of a flags argument.
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(self[index]) }

  /// A structure that lives as long as the emission.
  func boxed(_ index: Int) -> gpointer? { g_value_get_boxed(self[index]) }

  func pointer(_ index: Int) -> gpointer? { g_value_get_pointer(self[index]) }

  /// The GValue itself, for what arrives as one (a drop).
  subscript(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index + 1 < values.count, "the signal has no argument \(index)")
    return values.baseAddress! + index + 1
  }
}
