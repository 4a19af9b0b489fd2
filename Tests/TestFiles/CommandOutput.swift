// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// What a command of the shell prints; nil when it fails.
package func output(of command: String) -> String? {
  guard let pipe = popen(command, "r") else { return nil }
  var bytes: [UInt8] = []
  while case let byte = getc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
  return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}
