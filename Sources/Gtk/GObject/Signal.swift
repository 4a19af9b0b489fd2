// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What a signal handler is given besides the emitter.
struct SignalArguments {
  let values: UnsafeBufferPointer<GValue>

  func integer(_ index: Int) -> Int { Int(g_value_get_uint(address(index))) }

  func object(_ index: Int) -> Object? {
    g_value_get_object(address(index)).map(Object.init(sharing:))
  }

  private func address(_ index: Int) -> UnsafePointer<GValue> { values.baseAddress! + index + 1 }
}

/// A connection to a signal, cut by `disconnect()` or by the emitter’s end.
package struct SignalConnection {
  fileprivate let emitter: UnsafeMutablePointer<GObject>
  fileprivate let id: gulong

  package func disconnect() { g_signal_handler_disconnect(emitter, id) }
}

extension Object {
  /// Calls `handler` each time the object emits `signal`.
  @discardableResult
  func connect(
    _ signal: String, _ handler: @escaping (SignalArguments) -> Void
  ) -> SignalConnection {
    let id = g_signal_connect_closure(pointer, signal, Handler(handler).makeClosure(), 0)
    precondition(id != 0, "no signal ‘\(signal)’")
    return SignalConnection(emitter: pointer, id: id)
  }
}

/// A Swift closure that GObject owns.
private final class Handler {
  private let body: (SignalArguments) -> Void

  init(_ body: @escaping (SignalArguments) -> Void) { self.body = body }

  /// A GClosure that holds the handler until GObject is done with it.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_set_marshal(closure) { closure, _, count, values, _, _ in
      onMain((closure!.pointee.data, UnsafeBufferPointer(start: values, count: Int(count)))) {
        Handler.at($0.0).body(SignalArguments(values: $0.1))
      }
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      Unmanaged<Handler>.fromOpaque(data!).release()
    }
    return closure
  }

  private static func at(_ pointer: gpointer) -> Handler {
    Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue()
  }
}
