// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Waits for the end of an asynchronous call of GIO while the main loop goes on.
///
/// - Parameters:
///   - start: Begins the call with the callback and its data.
///   - finish: Takes the outcome from the emitter and the result, as the call’s
///     `_finish` function does.
func finished<Value: Sendable>(
  _ start: (GAsyncReadyCallback, gpointer) -> Void,
  _ finish: @escaping (OpaquePointer?, OpaquePointer) throws(GtkError) -> Value
) async throws(GtkError) -> Value {
  let outcome: Result<Value, GtkError> = await withCheckedContinuation { continuation in
    let ending = Ending { source, result in
      do throws(GtkError) {
        continuation.resume(returning: .success(try finish(source, result)))
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    start(
      { source, result, data in
        onMain((source, result!, data!)) {
          let ending = Unmanaged<Ending>.fromOpaque($0.2).takeRetainedValue()
          ending.body($0.0.map { OpaquePointer($0) }, $0.1)
        }
      }, Unmanaged.passRetained(ending).toOpaque())
  }
  return try outcome.get()
}

/// Keeps what follows an asynchronous call.
private final class Ending {
  let body: (OpaquePointer?, OpaquePointer) -> Void
  init(_ body: @escaping (OpaquePointer?, OpaquePointer) -> Void) { self.body = body }
}
