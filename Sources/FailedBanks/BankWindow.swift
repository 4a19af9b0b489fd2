// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import SQLite

/// The window on a list of failed banks.
final class BankWindow {
  private let widget: ApplicationWindow
  private let subtitle: Label
  private let view: ListView
  private let rows = ResultsRowFactory<FailedBank> { BankRow($0).show }
  private let file: File
  private let grouping: SimpleAction
  private var database: BankDatabase?
  private var model: ResultsListModel<FailedBank>?
  private var watch: StoreWatch?
  private var loading: Task<Void, Never>?

  init(_ application: Application, _ options: Options) {
    let builder = Builder(PackageResources.window_ui, domain: "")
    widget = builder.widget("window")
    subtitle = builder.widget("subtitle")
    view = builder.widget("list")
    file = File(path: options.path)
    grouping = SimpleAction("group-by", choice: options.grouping.rawValue)
    widget.setApplication(application)
    FixedHeightBin.height = view.textHeight(of: ["Ågj"]) * 2 + 12
    view.setFactory(rows.factory)
    view.onActivate { [unowned self] position in
      if let model { model.toggleSection(of: model.identity(at: position)) }
    }
    setUpActions()
    widget.present()
    load()
  }

  private func setUpActions() {
    widget.addAction("reload") { [unowned self] in load() }
    widget.addAction(grouping)
    grouping.onChangeState { [unowned self] in group(by: $0.string) }
    // The database closes before the window goes.
    widget.onCloseRequest { [unowned self] in
      widget.isVisible = false
      view.setModel(nil)
      Task { [self] in
        await loading?.value
        database?.context.close()
        await database?.store.close()
        widget.destroy()
      }
      return true
    }
  }

  /// Shows what is stored of the list, then brings it up to date with the file.
  private func load() {
    loading = Task { [weak self, file, loading] in
      await loading?.value
      do {
        let database = try await self?.openedDatabase()
        try await database?.take(BankList.read(file.contents()))
      } catch {
        self?.show(error)
      }
    }
  }

  /// The list’s database in the cache folder: all of it can be read from the list again.
  private func openedDatabase() async throws -> BankDatabase {
    if let database { return database }
    let path = "\(DatabaseFile.cacheFolder)/\(Options.applicationID)/\(file.name).db"
    let database = try await BankDatabase(path, Grouping(rawValue: grouping.choice) ?? .none)
    let model = ResultsListModel(database.results)
    let count = { database.results.numberOfObjects }
    let showCount = { [subtitle] in subtitle.text = words(forBanks: count()) }
    showCount()
    model.onChange = { _ in showCount() }
    database.context.onFailure = { [weak self] in self?.show($0) }
    view.setModel(model.list)
    (self.database, self.model, watch) = (database, model, StoreWatch(database.context, in: widget))
    return database
  }

  private func group(by choice: String) {
    guard let model, let sections = Grouping(rawValue: choice) else { return }
    do {
      try model.change(to: model.controller.fetchRequest, sectionedBy: sections.sectionKeyPath)
      grouping.choice = choice
    } catch {
      show(error)
    }
  }

  private func show(_ error: any Error) {
    let dialog = MessageDialog(
      parent: widget, heading: "“\(file.name)” cannot be read.", body: "\(error)")
    dialog.addButton("Close", answer: 0)
    dialog.ask { _ in }
  }
}
