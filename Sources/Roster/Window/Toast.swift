// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// A word about what was done, with a way back, over the foot of the window.
///
/// It goes by itself after a while, but not while the pointer or the focus is on it.
final class Toast {
  let widget = Box(.horizontal, spacing: 12)

  /// Is called when a sentence is shown.
  var onShown: (() -> Void)?

  /// What it takes of the window, with the margins around it.
  var height: Int { widget.height + 24 }

  /// Whether it stands at the head of the window instead of its foot.
  var isAtHead = false {
    didSet {
      guard isAtHead != oldValue else { return }
      widget.verticalAlignment = isAtHead ? .start : .end
      // Else GTK aligns it in the place that it had.
      widget.queueResize()
    }
  }

  private let label = Label()
  private let button = Button(label: "")
  private let motion = MotionController()
  private let focus = FocusController()
  private var action: (() -> Void)?
  private var departure: Task<Void, Never>?

  init() {
    widget.addCSSClass("toast")
    widget.horizontalAlignment = .center
    widget.verticalAlignment = .end
    widget.isVisible = false
    label.wraps()
    label.horizontalTextAlignment = 0
    button.verticalAlignment = .center
    button.onClicked { [unowned self] in takeUp() }
    widget.append(label)
    widget.append(button)
    widget.add(motion)
    widget.add(focus)
  }

  isolated deinit { departure?.cancel() }

  /// Shows a sentence, and a button if there is something to do about it.
  func show(_ text: String, button title: String? = nil, action: (() -> Void)? = nil) {
    label.text = text
    button.label = title ?? ""
    button.isVisible = title != nil
    self.action = action
    widget.isVisible = true
    widget.announce(text)
    onShown?()
    departure?.cancel()
    departure = Task { [weak self] in
      var seconds = 10
      while seconds > 0 {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled, let self else { return }
        seconds = isLookedAt ? 3 : seconds - 1
      }
      self?.hide()
    }
  }

  func hide() {
    departure?.cancel()
    action = nil
    widget.isVisible = false
  }

  private func takeUp() {
    let action = action
    hide()
    action?()
  }

  private var isLookedAt: Bool { motion.containsPointer || focus.containsFocus }
}
