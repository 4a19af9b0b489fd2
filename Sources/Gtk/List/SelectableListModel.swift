// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A GListModel that is its own GtkSelectionModel; both are written in Swift.
///
/// GTK may keep the GObject longer than we keep this. It then finds the list
/// empty, and has been told so.
@MainActor package final class SelectableListModel: Object {
  /// Where the items come from; set it, then announce the items.
  package weak var source: (any SelectableListSource)?

  /// The number of items, those that are held back too.
  package private(set) var count = 0

  /// The number of items announced, which is what GTK is told when it asks.
  var announcedCount: Int { count - heldBack }

  private var heldBack = 0

  /// Whether an announcement is under way.
  ///
  /// Neither items nor selection may change then: GTK would fail.
  package private(set) var isAnnouncing = false

  package init() {
    super.init(adopting: g_object_new_with_properties(SelectableListModel.type, 0, nil, nil))
    instance.pointee.swift = Unmanaged.passUnretained(self).toOpaque()
  }

  isolated deinit {
    instance.pointee.swift = nil
    announce(at: 0, removed: count, added: 0)
  }

  /// Takes back all items after the first ones, until `showAll()` or a change.
  ///
  /// A view makes some two hundred rows when there are so many items, which a window
  /// need not wait for to show its first ones.
  package func holdBack(after limit: Int) {
    precondition(heldBack == 0, "items are held back already")
    guard limit < count else { return }
    emit(at: limit, removed: count - limit, added: 0, leavingBack: count - limit)
  }

  /// Announces the items that were held back.
  package func showAll() {
    emit(at: announcedCount, removed: 0, added: heldBack, leavingBack: 0)
  }

  /// Tells observers that `removed` items at `position` gave way to `added` ones.
  ///
  /// The source must already answer for the list as it is after that.
  package func announce(at position: Int, removed: Int, added: Int) {
    precondition(position >= 0 && position + removed <= count, "a splice outside the list")
    let announced = announcedCount
    count += added - removed
    guard announced != count + removed - added else {
      return emit(at: position, removed: removed, added: added, leavingBack: 0)
    }
    // With the change comes all that was held back.
    let start = min(position, announced)
    emit(at: start, removed: announced - start, added: count - start, leavingBack: 0)
  }

  private func emit(at position: Int, removed: Int, added: Int, leavingBack back: Int) {
    precondition(!isAnnouncing, "a list was changed by who was told of a change")
    guard removed > 0 || added > 0 else { return }
    isAnnouncing = true
    heldBack = back
    g_list_model_items_changed(cast(), guint(position), guint(removed), guint(added))
    isAnnouncing = false
  }

  /// Tells observers that any item may have become selected or unselected.
  ///
  /// Views ask again for the rows on screen, however long the list is.
  package func announceSelection() {
    guard announcedCount > 0 else { return }
    gtk_selection_model_selection_changed(cast(), 0, guint(announcedCount))
  }

  private var instance: UnsafeMutablePointer<CGtkListModel> { cast() }
}

// MARK: - GObject class

extension SelectableListModel {
  /// The GType, registered on first use.
  private static let type: GType = {
    let type = g_type_register_static_simple(
      cgtk_type_object(), "ResultsListModel",
      guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<CGtkListModel>.size), nil, GTypeFlags(rawValue: 0))
    implement(cgtk_type_list_model(), in: type) { interface, _ in
      SelectableListModel.fillList(interface!)
    }
    implement(cgtk_type_selection_model(), in: type) { interface, _ in
      SelectableListModel.fillSelection(interface!)
    }
    return type
  }()

  private static func implement(
    _ interface: GType, in type: GType, _ fill: @escaping GInterfaceInitFunc
  ) {
    var info = GInterfaceInfo(interface_init: fill, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, interface, &info)
  }

  /// The Swift half behind a GObject, nil once it is gone.
  static func behind(_ pointer: OpaquePointer) -> SelectableListModel? {
    UnsafeMutablePointer<CGtkListModel>(pointer).pointee.swift.map {
      Unmanaged<SelectableListModel>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
