// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The portal through which a desktop tells programs its preferences.
final class SettingsPortal: Object {
  private static let appearance = "org.freedesktop.appearance"

  /// The portal of the session, or nil where there is none.
  static func find() async -> SettingsPortal? {
    try? await finished({
      g_dbus_proxy_new_for_bus(
        G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, nil,
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings", nil, $0, $1)
    }) { (_, result) throws(GtkError) in
      let proxy = try catchingError { g_dbus_proxy_new_for_bus_finish(result, &$0) }
      return SettingsPortal(adopting: UnsafeMutableRawPointer(proxy!))
    }
  }

  /// The number behind a key of the appearance, or nil where the desktop has none.
  func number(_ key: String) async -> Int? {
    let proxy: UnsafeMutablePointer<GDBusProxy> = cast()
    let question = Variant(tuple: [Variant(SettingsPortal.appearance), Variant(key)])
    let answer = try? await finished({ callback, data in
      g_dbus_proxy_call(
        proxy, "Read", question.pointer, G_DBUS_CALL_FLAGS_NONE, 1000, nil, callback, data)
    }) { (_, result) throws(GtkError) in
      Variant(adopting: try catchingError { g_dbus_proxy_call_finish(proxy, result, &$0) }!)
    }
    return answer?.firstNumber
  }

  /// Calls `handler` with a key of the appearance and its new number at each change.
  func onChanged(_ handler: @escaping (_ key: String, _ number: Int) -> Void) {
    connect("g-signal") {
      guard $0.string(1) == "SettingChanged", let values = $0.variant(2),
        let change = AppearanceChange(Variant(sharing: values))
      else { return }
      handler(change.key, change.number)
    }
  }

  /// What a signal of the portal says about the appearance.
  private struct AppearanceChange {
    let key: String
    let number: Int

    init?(_ values: Variant) {
      guard values.count == 3, values.child(0).string == SettingsPortal.appearance,
        let number = values.child(2).firstNumber
      else { return nil }
      key = values.child(1).string
      self.number = number
    }
  }
}
