// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// Ends the program with a status.
package func exitProgram(_ status: Int32) -> Never { exit(status) }
