// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What the program remembers for a person between starts.
package final class Settings: Object {
  /// The settings of a schema; nil when the schema is not installed.
  package static func installed(schema id: String) -> Settings? {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    return Settings(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema, nil, nil)!))
  }

  package func string(_ key: String) -> String {
    let value = g_settings_get_string(cast(), key)!
    defer { g_free(value) }
    return String(cString: value)
  }

  package func setString(_ key: String, _ value: String) {
    g_settings_set_string(cast(), key, value)
  }

  package func strings(_ key: String) -> [String] {
    let values = g_settings_get_strv(cast(), key)
    defer { g_strfreev(values) }
    var strings: [String] = []
    while let value = values?[strings.count] { strings.append(String(cString: value)) }
    return strings
  }

  package func setStrings(_ key: String, _ values: [String]) {
    withCStrings(values) { strings in
      strings.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: values.count + 1) {
        _ = g_settings_set_strv(cast(), key, $0)
      }
    }
  }

  package func int(_ key: String) -> Int { Int(g_settings_get_int(cast(), key)) }

  package func setInt(_ key: String, _ value: Int) {
    g_settings_set_int(cast(), key, gint(value))
  }

  package func boolean(_ key: String) -> Bool { g_settings_get_boolean(cast(), key) != 0 }

  package func setBoolean(_ key: String, _ value: Bool) {
    g_settings_set_boolean(cast(), key, value ? 1 : 0)
  }
}
