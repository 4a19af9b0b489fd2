// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

extension Widget {
  /// Runs `body` as soon as the widget is on screen, at once if it is.
  ///
  /// A list that just came on screen has no place for its rows before its first
  /// frame, and cannot scroll or give one the focus. When the widget does not come
  /// within a few frames, nothing happens.
  package func whenLaidOut(_ body: @escaping () -> Void) {
    if isLaidOut { return body() }
    let waiting = Unmanaged.passRetained(Waiting(body)).toOpaque()
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, data in
        onMain((widget!, data!)) {
          let waiting = Unmanaged<Waiting>.fromOpaque($0.1).takeUnretainedValue()
          return waiting.goesOn(with: Widget(sharing: $0.0)) ? 1 : 0
        }
      },
      waiting, { Unmanaged<Waiting>.fromOpaque($0!).release() })
  }
}

extension Widget {
  /// Runs `body` once the next frame was laid out and drawn, if the widget is still on screen.
  package func afterTwoFrames(_ body: @escaping () -> Void) {
    whenLaidOut { [weak self] in
      guard let self else { return }
      let waiting = Unmanaged.passRetained(Countdown(from: 2, body)).toOpaque()
      gtk_widget_add_tick_callback(
        widget,
        { _, _, data in
          onMain(data!) {
            Unmanaged<Countdown>.fromOpaque($0).takeUnretainedValue().goesOn() ? 1 : 0
          }
        },
        waiting, { Unmanaged<Countdown>.fromOpaque($0!).release() })
    }
  }
}

/// What waits for some frames.
private final class Countdown {
  private let body: () -> Void
  private var framesLeft: Int

  init(from frames: Int, _ body: @escaping () -> Void) {
    (framesLeft, self.body) = (frames, body)
  }

  /// Runs the body when it is time; false ends the waiting.
  func goesOn() -> Bool {
    framesLeft -= 1
    if framesLeft < 0 { body() }
    return framesLeft >= 0
  }
}

extension Window {
  /// Calls `handler` each time something of the window was drawn.
  ///
  /// The window must have been presented.
  package func onDrawn(_ handler: @escaping () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    Object(sharing: UnsafeMutableRawPointer(clock)).connect("after-paint") { _ in handler() }
  }
}

/// What waits for a widget to come on screen.
private final class Waiting {
  private let body: () -> Void
  private var framesLeft = 30

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Runs the body if the time has come; false ends the waiting.
  func goesOn(with widget: Widget) -> Bool {
    framesLeft -= 1
    guard widget.isLaidOut else { return framesLeft > 0 }
    body()
    return false
  }
}
