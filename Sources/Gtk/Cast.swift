// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Object {
  /// The pointer as a GTK call wants it, where the header shows the struct.
  func cast<Struct>() -> UnsafeMutablePointer<Struct> {
    UnsafeMutablePointer(OpaquePointer(pointer))
  }

  /// The pointer as a GTK call wants it, where the header hides the struct.
  func cast() -> OpaquePointer { OpaquePointer(pointer) }
}
