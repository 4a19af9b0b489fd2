// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Widgets made from a description in XML.
package final class Builder: Object {
  /// Builds from the bytes of a `.ui` file, its words translated in `domain`.
  ///
  /// A description that cannot be built is a mistake in the program, so it traps.
  package init(_ description: [UInt8], domain: String) {
    let builder = gtk_builder_new()!
    super.init(adopting: UnsafeMutableRawPointer(builder))
    gtk_builder_set_translation_domain(builder, domain)
    var error: UnsafeMutablePointer<GError>?
    let isBuilt = description.withUnsafeBytes {
      let text = $0.baseAddress!.assumingMemoryBound(to: CChar.self)
      return gtk_builder_add_from_string(builder, text, gssize($0.count), &error)
    }
    precondition(isBuilt != 0, error.map { String(cString: $0.pointee.message) } ?? "")
    nameButtons()
  }

  private func nameButtons() {
    let objects = gtk_builder_get_objects(cast())
    defer { g_slist_free(objects) }
    var next = objects
    while let item = next {
      let object = item.pointee.data!
      let instance = object.assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 {
        Button(sharing: object).nameByMnemonic()
      }
      next = item.pointee.next
    }
  }

  /// The widget with this id.
  package func widget<Kind: Widget>(_ id: String, as kind: Kind.Type = Kind.self) -> Kind {
    Kind(sharing: object(id))
  }

  /// The menu with this id.
  package func menu(_ id: String) -> Menu { Menu(sharing: object(id)) }

  private func object(_ id: String) -> UnsafeMutableRawPointer {
    guard let object = gtk_builder_get_object(cast(), id) else {
      preconditionFailure("no ‘\(id)’ in the description")
    }
    return UnsafeMutableRawPointer(object)
  }
}
