// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
package import Gtk

/// A row of the list: a row of the results, or the header of a section.
///
/// Views hold its GObject. As long as one does, the model gives the same row and
/// the same GObject, wherever the row stands. A row may outlive its place in the
/// list, and the model.
@MainActor public final class ResultsRow<Element: Entity> {
  /// What makes it the same row.
  public let identity: RowIdentity

  private weak var model: ResultsListModel<Element>?
  private var loaded: Element?
  private var face: WeakObject?

  init(_ identity: RowIdentity, of model: ResultsListModel<Element>) {
    self.identity = identity
    self.model = model
  }

  isolated deinit { model?.forget(identity) }

  /// The row that a view shows.
  package static func behind(_ object: Object) -> ResultsRow? {
    SwiftObject(object)?.value as? ResultsRow
  }

  /// The GObject, which holds the row.
  package var object: Object {
    if let object = face?.object { return object }
    let object = SwiftObject(self)
    face = WeakObject(object)
    return object
  }

  /// The values of a row of the results; nil for a header.
  ///
  /// Read when first asked for and kept until the row changes. A row that was
  /// deleted keeps its last values.
  public var element: Element? {
    if loaded == nil, let id { loaded = model?.element(id) }
    return loaded
  }

  /// The id of a row of the results; nil for a header.
  public var id: RowID? {
    if case .element(let id) = identity { id } else { nil }
  }

  /// The section of a header; nil for a row of the results, and once the section
  /// is gone.
  public var section: ListSection? {
    guard case .section(let token) = identity else { return nil }
    return model?.section(withToken: token)
  }

  /// Calls `handler` each time the row reads differently: its element has new
  /// values, or its section another name or count, or is collapsed or expanded.
  ///
  /// It lasts until it is cancelled or no view holds the row any more. What the
  /// handler captures is kept as long.
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> RowObservation {
    RowObservation(connection: SwiftObject(object)?.onChanged(handler))
  }
}

/// Someone who is told when a row reads differently.
@MainActor public struct RowObservation {
  let connection: SignalConnection?

  /// Tells them no more; it may have ended by itself.
  public func cancel() { connection?.disconnect() }
}

extension ResultsRow {
  /// Tells the views that show the row that it reads differently now.
  func changed() {
    if let object = face?.object { SwiftObject(object)?.changed() }
  }

  /// Takes the last values of a row that goes, unless it has them.
  func keep(_ element: Element?) { loaded = loaded ?? element }

  /// Lets go of values that may be old; whoever shows the row reads them anew.
  func invalidate() { loaded = nil }
}
