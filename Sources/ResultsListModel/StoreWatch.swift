// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
package import Gtk

/// Has a view context look for changes by other connections and processes as soon as
/// they are made.
///
/// It listens to the store's write-ahead log, in GLib's default main loop. What is
/// written there comes before the commit can be seen, so the context looks at once and
/// a few times more in the half second after. Keep the watch as long as the context is
/// shown; it does not keep the context alive.
///
/// Where the system cannot watch files nothing is heard: call `refresh()` of the
/// context too when the window gets the focus.
///
/// - Complexity: A few looks of some 10 µs for each burst of commits, whoever makes them.
public final class StoreWatch {
  /// The pauses before the later looks.
  private static let pauses: [Duration] = [
    .milliseconds(20), .milliseconds(80), .milliseconds(400),
  ]

  /// How far apart events are in a long burst.
  private static let interval: Duration = .milliseconds(100)

  private let look: () -> Void
  private var monitor: FileMonitor?

  /// The next of the later looks; a new event puts the first of its own in its place.
  private var later: Timer?

  private var backup: Timer?
  private var focus: SignalConnection?

  /// Listens for a context.
  public convenience init(_ context: ViewContext) {
    self.init(path: context.logPath) { [weak context] in context?.refresh() }
  }

  /// Listens for the context that a window shows.
  ///
  /// It looks also when the window gets the focus and every two seconds while it is
  /// visible, should the system not tell of a change. Its owner keeps the window.
  package convenience init(_ context: ViewContext, in window: Window) {
    self.init(context)
    follow(window)
  }

  /// Calls `look` when the file at a path changes, and after the pauses.
  init(path: String?, _ look: @escaping () -> Void) {
    self.look = look
    guard let path else { return }
    monitor = try? FileMonitor(path: path, interval: Self.interval)
    monitor?.onChanged { [weak self] in self?.hear() }
  }

  isolated deinit { stop() }

  /// Ends the listening; nothing is looked for afterwards.
  ///
  /// The end of the watch does so too.
  public func stop() {
    (monitor, later, backup) = (nil, nil, nil)
    focus?.disconnect()
  }

  /// Looks when a window gets the focus, and now and then while it is visible.
  func follow(_ window: Window, every interval: Duration = .seconds(2)) {
    focus = window.onActiveChanged { [weak self, weak window] in
      if window?.isActive == true { self?.look() }
    }
    backup = Timer(every: interval) { [weak self, weak window] in
      if window?.isVisible == true { self?.look() }
    }
  }

  /// Something was written, and may be seen now or soon.
  func hear() { lookNow(thenAfter: Self.pauses[...]) }

  private func lookNow(thenAfter pauses: ArraySlice<Duration>) {
    later = pauses.first.map { pause in
      Timer(after: pause) { [weak self] in self?.lookNow(thenAfter: pauses.dropFirst()) }
    }
    look()
  }
}
