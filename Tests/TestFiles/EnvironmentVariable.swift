// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// What a variable of the environment says; nil when it is not set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
