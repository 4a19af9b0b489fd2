// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Object {
  /// Where the GObject is, for those who bind GTK in another way; borrowed.
  package final var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  /// The GObject at an address that someone else gave.
  package static func at(_ address: UnsafeMutableRawPointer) -> Object { Object(sharing: address) }
}
