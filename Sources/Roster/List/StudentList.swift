// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// What a list of students asks of its window.
protocol StudentListDelegate: AnyObject {
  func edit(_ id: RowID)
  func delete(_ ids: [RowID])

  /// The list’s rows, or how many of them there are, changed.
  func listDidChange()
  func selectionDidChange()

  /// The list lost its last row while it had the focus.
  func focusLeavesEmptyList()
}

/// The list of students: rows, the section bar above them, the index strip beside them.
final class StudentList {
  let view: ListView
  let scroller: ScrolledWindow
  let bar = SectionBar()
  let strip = IndexStrip()
  let bubble = Label()
  let menu: RowMenu
  unowned let window: Window

  weak var delegate: (any StudentListDelegate)?

  /// What is shown; nil while no roster is open.
  private(set) var model: ResultsListModel<Student>?

  /// What the sections are.
  var grouping = Grouping.subject

  var isEditing = false {
    didSet {
      model?.isEditing = isEditing
      refreshRows()
    }
  }

  /// The rows with widgets now.
  var rows: [ListItem: StudentRow] = [:]

  /// The students who were checked when they were deleted.
  var wereChecked: Set<RowID> = []

  /// The row that had the focus last, and has it still if any row has.
  var lastFocused: RowIdentity?

  /// When the last student was deleted by a row’s button.
  var lastButtonDelete: ContinuousClock.Instant?

  /// Whether Delete is held down since a delete.
  var isDeleteHeld = false

  /// Where to be once GTK has laid out a section that was collapsed or expanded.
  var placeToKeep: PlaceToKeep?

  /// Where the list was, and how much of it had room, when it was looked at last.
  var lastView = (value: 0.0, page: 0.0)

  /// Whether the bar is about to follow a scroll.
  var isFollowing = false

  private let factory = ListItemFactory()

  init(_ builder: Builder, window: Window) {
    self.window = window
    view = builder.widget("list")
    scroller = builder.widget("scroller")
    let overlay: Overlay = builder.widget("list-overlay")
    menu = RowMenu(parent: overlay)
    builder.widget("section-bar-place", as: Box.self).append(bar.widget)
    builder.widget("strip-place", as: Box.self).append(strip.widget)
    setUpBubble(in: overlay)
    setUpFactory()
    setUpKeys()
    setUpScrolling()
    view.onActivate { [unowned self] in activate($0) }
    window.onFocusChanged { [weak self] in self?.noteFocus() }
    menu.onClosed = { [unowned self] in focusAfterMenu() }
    _ = RowHeight.update(for: view)
    DesktopSettings.onFontChanged { [weak self] in self?.fontDidChange() }
  }

  /// Shows these results from now on, or nothing.
  func show(_ model: ResultsListModel<Student>?) {
    self.model = model
    model?.isEditing = isEditing
    model?.focusedIdentity = { [weak self] in self?.focusedRow?.row?.identity }
    model?.onChange = { [weak self] in self?.modelDidChange($0) }
    model?.onSelectionChange = { [weak self] in self?.delegate?.selectionDidChange() }
    holdBackUnseen()
    view.setModel(model?.list)
    modelDidChange(.unchanged)
  }

  /// Lets the first frame wait for no more rows than the window has room for.
  private func holdBackUnseen() {
    guard let model, !view.isLaidOut else { return }
    let height = max(window.height, window.defaultSize.height)
    // The header bar takes the room of more than the row that is seen in part.
    model.list.holdBack(after: height / FixedHeightBin.height)
    view.whenLaidOut { [weak model] in model?.list.showAll() }
  }

  /// Whether a row must say its subject, because no header does.
  var showsSubject: Bool { grouping != .subject }

  /// A section’s name for people; students may have no subject, names no letter.
  func title(ofSection name: String) -> String {
    if grouping == .subject { return sectionTitle(name) }
    return name.isEmpty ? tr("Other") : name
  }

  func refreshRows() { for row in rows.values where row.row != nil { row.refresh() } }
}

// MARK: - Setting up

extension StudentList {
  private func setUpFactory() {
    // GTK may end rows after this list has ended.
    factory.onSetup { [weak self] in if let self { rows[$0] = StudentRow($0, in: self) } }
    factory.onBind { [weak self] in self?.rows[$0]?.bind() }
    factory.onUnbind { [weak self] in self?.rows[$0]?.unbind() }
    factory.onTeardown { [weak self] in self?.rows[$0] = nil }
    view.setFactory(factory)
  }

  private func modelDidChange(_ focus: FocusTarget) {
    showSections()
    delegate?.listDidChange()
    menu.popDown(unless: { [unowned self] in model?.position(of: $0) != nil })
    switch focus {
    case .unchanged: break
    case .row(let position): show(position)
    case .outside: delegate?.focusLeavesEmptyList()
    }
  }

  private func fontDidChange() {
    guard RowHeight.update(for: view) else { return }
    bar.widget.queueResize()
    for row in rows.values { row.bin.queueResize() }
  }
}
