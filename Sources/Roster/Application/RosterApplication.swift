// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// The program: one window on one roster.
final class RosterApplication {
  private let application = Application(id: Identity.id)
  private let preferences = Preferences()
  private var window: RosterWindow?
  private var style: DesktopStyle?
  private let contrast = StyleSheet(PackageResources.contrast_css)
  private weak var help: HelpWindow?

  init() {
    application.onStartup { [unowned self] in start() }
    application.onActivate { [unowned self] in present() }
    application.onOpen { [unowned self] files in present().importFiles(files) }
  }

  /// Runs until the window is closed; returns the exit status.
  func run() -> Int32 { application.run() }

  private func start() {
    Application.setName(tr("Roster"))
    Application.setDefaultIcon(Identity.icon)
    StyleSheet.install(PackageResources.style_css)
    contrast.isOn = DesktopSettings.hasHighContrast
    DesktopSettings.onThemeChanged { [unowned self] in
      contrast.isOn = DesktopSettings.hasHighContrast
    }
    style = DesktopStyle()
    application.addAction("quit") { [unowned self] in window?.widget.close() }
    application.addAction("about") { [unowned self] in About.present(over: window?.widget) }
    application.addAction("help") { [unowned self] in presentHelp() }
    setKeys()
  }

  /// Only keys that no entry wants for itself: an accelerator takes a key from all of them.
  private func setKeys() {
    application.setKeys(["<Control>q"], for: "app.quit")
    application.setKeys(["<Control>n"], for: "win.add")
    application.setKeys(["<Control>o"], for: "win.import")
    application.setKeys(["<Control>p"], for: "win.print")
    application.setKeys(["<Control>f"], for: "win.find")
    application.setKeys(["<Control>comma"], for: "win.preferences")
    application.setKeys(["<Control>r"], for: "win.random-pick")
    application.setKeys(["F1"], for: "app.help")
    application.setKeys(["<Control>question"], for: "win.shortcuts")
  }

  @discardableResult
  private func present() -> RosterWindow {
    let window = window ?? makeWindow()
    window.widget.present()
    return window
  }

  private func presentHelp() {
    let file = window?.database?.path ?? rosterPath
    let help = help ?? HelpWindow(HelpTopic.guide(file: file))
    self.help = help
    help.present(over: Window.active ?? window?.widget)
  }

  /// Where the roster is kept.
  private var rosterPath: String {
    if let path = Environment.value(of: "ROSTER_DATABASE") { return path }
    return preferences.rosterFile.isEmpty ? RosterDatabase.standardPath : preferences.rosterFile
  }

  private func makeWindow() -> RosterWindow {
    let window = RosterWindow(application: application, preferences: preferences)
    window.widget.onDestroy { [unowned self] in self.window = nil }
    // The program lives as long as it has a window.
    window.onClosing = { [unowned self] in help?.window.close() }
    self.window = window
    window.open(rosterPath)
    return window
  }
}
