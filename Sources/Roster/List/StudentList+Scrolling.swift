// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// What follows the scrolling: the section bar and the strip’s mark.
///
/// The bar stands for the header of the section that begins above the rows in
/// sight. So that no section is named twice, the list rests with its first header
/// scrolled away; only the keyboard brings that into sight.
extension StudentList {
  func setUpScrolling() {
    let adjustment = scroller.verticalAdjustment
    adjustment.onValueChanged { [weak self] in self?.follow() }
    adjustment.onChanged { [weak self] in self?.follow() }
    strip.onJump = { [unowned self] in scroll(toSection: $0) }
    strip.onTouch = { [unowned self] in showBubble(section: $0, y: $1) }
    bar.onClick = { [unowned self] in toggleSectionInBar() }
    bar.onMenu = { [unowned self] in openMenu(onBarAtX: $0, y: $1) }
  }

  func setUpBubble(in overlay: Overlay) {
    bubble.addCSSClass("index-bubble")
    bubble.horizontalAlignment = .end
    bubble.verticalAlignment = .start
    bubble.canTarget = false
    bubble.isVisible = false
    overlay.addOverlay(bubble)
  }

  /// Shows the sections there are now.
  func showSections() {
    let sections = hasHeaders ? model?.sections ?? [] : []
    let titles = hasHeaders ? model?.controller.sections?.map(\.indexTitle) ?? [] : []
    strip.show(titles: titles, names: sections.map { title(ofSection: $0.name) })
    follow()
  }

  /// The section that the bar names: the last whose header is scrolled away, or nearly.
  var sectionInBar: Int? {
    guard let model, model.count > 0, hasHeaders else { return nil }
    let position = Int(adjustment.value / rowHeight + 0.5) - 1
    return model.sectionIndex(at: min(max(0, position), model.count - 1))
  }

  /// Brings a section’s first student to the top, under the bar.
  func scroll(toSection section: Int) {
    guard let model else { return }
    let position = model.position(ofSection: section) + (bar.widget.isVisible ? 1 : 0)
    adjustment.value = min(Double(position) * rowHeight, adjustment.upper - adjustment.pageSize)
  }

  /// Collapses or expands the section of a header, which stays where it is.
  func toggleSection(of header: RowIdentity) {
    guard let model, let position = model.position(of: header) else { return }
    let isInBar = Double(position) * rowHeight < adjustment.value
    placeToKeep =
      isInBar ? .inBar(section: model.sectionIndex(at: position)) : .value(adjustment.value)
    model.toggleSection(of: header)
  }

  /// Whether all of a row is shown, by where GTK laid it out last.
  func isInSight(_ row: RowIdentity) -> Bool {
    guard let position = model?.position(of: row) else { return false }
    let top = Double(position) * rowHeight - adjustment.value
    return top >= 0 && top + rowHeight <= adjustment.pageSize
  }

  /// Keeps the row at the top where it is while the room for the list changes.
  ///
  /// GTK keeps some row at its part of the height, with which all rows move. With this one
  /// they move by so little that nobody sees it before `keepPlace` takes it back.
  func holdTop() {
    guard let model, model.count > 0 else { return }
    let top = Int((adjustment.value / rowHeight).rounded(.up))
    view.scroll(to: min(top, model.count - 1))
  }

  private var adjustment: Adjustment { scroller.verticalAdjustment }
  private var rowHeight: Double { Double(FixedHeightBin.height) }
  private var hasHeaders: Bool { grouping != .none }
}

// MARK: - Following

extension StudentList {
  /// Follows a scroll or a new size soon, but before the next frame.
  ///
  /// Not at once: GTK may be giving the widgets their sizes, and would miss that
  /// one of them changed.
  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    Task { [weak self] in
      guard let self else { return }
      isFollowing = false
      bar.widget.isVisible = needsBar
      goBackToToggledSection()
      keepPlace()
      keepFirstHeaderAway()
      showBar()
    }
  }

  /// The bar is needed where the rows do not fit.
  private var needsBar: Bool {
    let room = adjustment.pageSize + (bar.widget.isVisible ? rowHeight : 0)
    return hasHeaders && room > 0 && Double(model?.count ?? 0) * rowHeight > room
  }

  private func keepFirstHeaderAway() {
    guard bar.widget.isVisible, adjustment.value < rowHeight, !isFirstRowFocused,
      adjustment.upper - adjustment.pageSize >= rowHeight
    else { return }
    adjustment.value = rowHeight
  }

  /// Keeps the rows where they were while bars come and go beside the list; those at its
  /// foot must not hide the row in focus.
  private func keepPlace() {
    let (before, page) = (lastView, adjustment.pageSize)
    defer { lastView = (adjustment.value, page) }
    // What moved further was scrolled meanwhile.
    guard before.page > 0, page != before.page,
      abs(adjustment.value - before.value) <= abs(page - before.page) + 1
    else { return }
    var value = before.value
    if let row = focusedRow?.row, let position = model?.position(of: row.identity) {
      let foot = Double(position + 1) * rowHeight
      if foot - value <= before.page { value = max(value, foot - page) }
    }
    adjustment.value = min(value, adjustment.upper - page)
    if value == before.value { holdTop() }
  }

  private func showBar() {
    guard let model, let index = sectionInBar else { return }
    let section = model.sections[index]
    bar.show(
      name: title(ofSection: section.name), count: section.count,
      isCollapsed: section.isCollapsed)
    strip.mark(index)
  }

  private var isFirstRowFocused: Bool {
    guard let model, model.count > 0, let row = focusedRow?.row else { return false }
    return row.identity == model.identity(at: 0)
  }

  private func toggleSectionInBar() {
    guard let model, let section = sectionInBar else { return }
    toggleSection(of: model.identity(at: model.position(ofSection: section)))
  }

  /// Keeps a header where it was, once GTK has laid out the rows that came or went.
  private func goBackToToggledSection() {
    guard let model, let place = placeToKeep,
      adjustment.upper == max(Double(model.count) * rowHeight, adjustment.pageSize)
    else { return }
    placeToKeep = nil
    switch place {
    case .value(let value): adjustment.value = min(value, adjustment.upper - adjustment.pageSize)
    case .inBar(let section):
      if model.sections.indices.contains(section) { scroll(toSection: section) }
    }
  }

  private func showBubble(section: Int?, y: Double) {
    bubble.isVisible = section != nil
    guard let model, let section, model.sections.indices.contains(section) else { return }
    bubble.text = title(ofSection: model.sections[section].name)
    bubble.topMargin = max(0, Int(y) - FixedHeightBin.height / 2)
  }
}

/// Where the list is to be after a section was collapsed or expanded.
enum PlaceToKeep {
  /// The section is in the bar.
  case inBar(section: Int)

  /// The header is in sight, and what is above it stays.
  case value(Double)
}
