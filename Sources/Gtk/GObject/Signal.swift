// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

extension Object {
  /// Calls `handler` each time the object emits `signal`.
  ///
  /// The object keeps the handler, and so what it captures, until the
  /// connection is cut or the object ends.
  @discardableResult
  func connect(
    _ signal: String, _ handler: @escaping (SignalArguments) -> Void
  ) -> SignalConnection {
    connect(signal, Handler { arguments, _ in handler(arguments) })
  }

  /// Calls `handler` each time the object emits `signal`, and answers the
  /// emitter with the boolean it returns.
  @discardableResult
  func connect(
    _ signal: String, returning handler: @escaping (SignalArguments) -> Bool
  ) -> SignalConnection {
    connect(
      signal,
      Handler { arguments, result in
        let answer = handler(arguments)
        if let result { g_value_set_boolean(result, answer ? 1 : 0) }
      })
  }

  /// Calls `handler` each time the property is set.
  @discardableResult
  func onNotify(_ property: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connect("notify::\(property)") { _ in handler() }
  }

  private func connect(_ signal: String, _ handler: Handler) -> SignalConnection {
    let id = g_signal_connect_closure(pointer, signal, handler.makeClosure(), 0)
    precondition(id != 0, "no signal ‘\(signal)’")
    return SignalConnection(emitter: pointer, id: id, handler: handler)
  }
}

/// A connection to a signal, cut by `disconnect()` or by the emitter’s end.
package struct SignalConnection {
  fileprivate let emitter: UnsafeMutablePointer<GObject>
  fileprivate let id: gulong

  /// Gone once GObject has let go of it, which the emitter’s end makes sure of.
  fileprivate weak let handler: Handler?

  fileprivate init(emitter: UnsafeMutablePointer<GObject>, id: gulong, handler: Handler) {
    self.emitter = emitter
    self.id = id
    self.handler = handler
  }

  /// Whether the handler would be called.
  package var isConnected: Bool {
    handler != nil && g_signal_handler_is_connected(emitter, id) != 0
  }

  /// Ends the connection, if it has not ended by itself.
  package func disconnect() {
    if isConnected { g_signal_handler_disconnect(emitter, id) }
  }

  /// Runs `body` while the handler is deaf to the signal.
  package func whileBlocked(_ body: () -> Void) {
    guard isConnected else { return body() }
    g_signal_handler_block(emitter, id)
    body()
    if isConnected { g_signal_handler_unblock(emitter, id) }
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
      let arguments = UnsafeBufferPointer(start: values, count: Int(count))
      onMain((closure!.pointee.data, arguments, result)) {
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
