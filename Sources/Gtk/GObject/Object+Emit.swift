// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

extension Object {
  /// Emits a signal of the object, which must take just these arguments and
  /// return nothing.
  func emit(_ signal: String, _ arguments: any PropertyValue...) {
    let type = cgtk_instance_type(pointer)
    let id = g_signal_lookup(signal, type)
    precondition(id != 0, "no signal ‘\(signal)’")
    var query = GSignalQuery()
    g_signal_query(id, &query)
    precondition(query.n_params == arguments.count, "‘\(signal)’ takes other arguments")

    var values = [GValue](repeating: GValue(), count: 1 + arguments.count)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], pointer)
    for (index, argument) in arguments.enumerated() {
      // The low bit of a parameter's type says that its value is not copied.
      g_value_init(&values[index + 1], query.param_types[index] & ~1)
      argument.convert(to: &values[index + 1])
    }
    g_signal_emitv(&values, id, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}

extension PropertyValue {
  /// Fills a value of another kind, an enumeration from an integer for one.
  fileprivate func convert(to target: UnsafeMutablePointer<GValue>) {
    var value = GValue()
    g_value_init(&value, Self.valueType)
    defer { g_value_unset(&value) }
    store(in: &value)
    precondition(g_value_transform(&value, target) != 0, "an argument of another kind")
  }
}
