// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What GLib or GTK reported through a GError.
package struct GtkError: Error, Equatable, CustomStringConvertible {
  /// The family of the error, such as `g-io-error-quark`.
  package let domain: String

  /// The error’s number within its family.
  package let code: Int

  /// What happened, in the words and the language of the library.
  package let message: String

  package var description: String { message }
}

/// Runs a call that reports failure through a GError.
func catchingError<Result>(
  _ call: (inout UnsafeMutablePointer<GError>?) -> Result
) throws(GtkError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = call(&error)
  guard let error else { return result }
  defer { g_error_free(error) }
  throw GtkError(
    domain: String(cString: g_quark_to_string(error.pointee.domain)),
    code: Int(error.pointee.code),
    message: String(cString: error.pointee.message))
}
