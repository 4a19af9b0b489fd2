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

  func int(_ index: Int) -> Int { Int(g_value_get_int(address(index))) }

  func double(_ index: Int) -> Double { g_value_get_double(address(index)) }

  /// The bits of a flags argument.
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(address(index)) }

  /// A pointer to a structure that lives as long as the emission.
  func boxed(_ index: Int) -> gpointer? { g_value_get_boxed(address(index)) }

  func pointer(_ index: Int) -> gpointer? { g_value_get_pointer(address(index)) }

  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(address(index)) }

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
    connect(signal, Handler { arguments, _ in handler(arguments) })
  }

  /// Calls `handler` each time the object emits `signal`, and gives its answer back.
  @discardableResult
  func connect(
    _ signal: String, returning handler: @escaping (SignalArguments) -> Bool
  ) -> SignalConnection {
    connect(signal, Handler { g_value_set_boolean($1, handler($0) ? 1 : 0) })
  }

  private func connect(_ signal: String, _ handler: Handler) -> SignalConnection {
    let id = g_signal_connect_closure(pointer, signal, handler.makeClosure(), 0)
    precondition(id != 0, "no signal ‘\(signal)’")
    return SignalConnection(emitter: pointer, id: id)
  }
}

/// A Swift closure that GObject owns.
private final class Handler {
  private let body: (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  init(_ body: @escaping (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) {
    self.body = body
  }

  /// A GClosure that holds the handler until GObject is done with it.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      let values = UnsafeBufferPointer(start: values, count: Int(count))
      onMain((closure!.pointee.data, values, result)) {
        Handler.at($0.0).body(SignalArguments(values: $0.1), $0.2)
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
