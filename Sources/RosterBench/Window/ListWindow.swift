// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

/// A window with a list, as large as the program's.
@MainActor
final class ListWindow {
  private let window: Window
  private let scroller: ScrolledWindow
  private var waiter: CheckedContinuation<Void, Never>?

  /// Shows the window and waits until its rows are drawn.
  init(_ list: SelectableListModel, _ factory: ListItemFactory) async {
    let builder = Builder(Array(Self.description.utf8), domain: "")
    window = builder.widget("window")
    scroller = builder.widget("scroller")
    let view: ListView = builder.widget("view")
    view.setFactory(factory)
    view.setModel(list)
    window.present()
    window.onDrawn { [unowned self] in
      waiter?.resume()
      waiter = nil
    }
    for _ in 0..<10 { await nextFrame() }
  }

  /// How many rows there is room for.
  var rowCount: Int { scroller.height / FixedHeightBin.height }

  /// Waits until something of the window was drawn.
  func nextFrame() async {
    scroller.queueDraw()
    await withCheckedContinuation { waiter = $0 }
  }

  /// Scrolls so that a row of so many is the first in sight, and draws it.
  func scroll(to row: Int, of count: Int) async {
    let adjustment = scroller.verticalAdjustment
    adjustment.value = adjustment.upper * Double(row) / Double(count)
    await nextFrame()
  }

  private static let description = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="default-width">480</property>
        <property name="default-height">680</property>
        <property name="child">
          <object class="GtkScrolledWindow" id="scroller">
            <property name="child"><object class="GtkListView" id="view"/></property>
          </object>
        </property>
      </object>
    </interface>
    """
}
