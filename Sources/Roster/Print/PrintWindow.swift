// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Where a person chooses what is printed, and sees it.
///
/// It lives until it is closed.
final class PrintWindow {
  let parts = PrintParts()
  let desk: PrintDesk
  let preferences: Preferences
  let measure = PageMeasure()
  var scope: PrintScope
  var settings: PrintSettings
  var layout: PrintLayout

  /// The page in sight, counted from 0, and what stands on it.
  var page = 0
  var drawing = PageDrawing()

  /// The file that is being written.
  var writing: Task<Void, Never>?

  /// The printing that is going on, and how far it is.
  var printing: (operation: PrintOperation, meter: ProgressMeter)?

  /// Whether the window itself sets the choices.
  var isShowingChoices = false

  let keys = ShortcutController()

  /// What the window hears before what is in it.
  let firstKeys = ShortcutController()
  let wheel = ScrollController()

  /// The papers to choose from, by name.
  let papers: [String]

  init(_ desk: PrintDesk, preferences: Preferences, parent: Window) {
    self.desk = desk
    self.preferences = preferences
    scope = desk.scope
    settings = preferences.printing
    let usual = PageSetup.defaultPaper
    let known = ["iso_a4", "iso_a5", "iso_a3", "na_letter", "na_legal"]
    papers = [usual] + known.filter { $0 != usual }
    if !papers.contains(settings.paper) { settings.paper = usual }
    layout = PrintLayout(
      PrintJob(), on: PrintWindow.setup(settings).paper, measure: measure)
    parts.window.stand(over: parent)
    showChoices()
    listen()
    setUpPreview()
    setUpOutput()
    layOut()
    // The window keeps this function, and so us, until it is closed.
    parts.window.onClosed { [self] in cancelOutput() }
  }

  func present() {
    parts.window.present()
    parts.kind.grabFocus()
  }

  /// Shows what the choices ask for.
  func layOut() {
    layout = PrintLayout(makeJob(), on: PrintWindow.setup(settings).paper, measure: measure)
    parts.emptyColumnsRow.isVisible = settings.kind == .grid
    for (column, check) in parts.columns {
      check.isVisible = settings.offers(column, groupsBySubject: desk.groupsBySubject)
    }
    parts.newPages.isVisible = layout.job.sections.contains { $0.title != nil }
    parts.pages.visiblePage = layout.pageCount > 0 ? "preview" : "empty"
    parts.accept.isSensitive = layout.pageCount > 0
    parts.save.isSensitive = layout.pageCount > 0
    show(page: page)
  }

  /// Lays out again, after the roster has changed.
  func rosterDidChange() {
    guard writing == nil, printing == nil else { return }
    showScopes()
    layOut()
  }

  private func makeJob() -> PrintJob {
    PrintJob(
      name: desk.name, date: LocalDate.today, settings: settings,
      groupsBySubject: desk.groupsBySubject, sections: desk.sections(scope),
      student: desk.student)
  }

  static func setup(_ settings: PrintSettings) -> PageSetup {
    PageSetup(paper: settings.paper, isLandscape: settings.isLandscape)
  }
}
