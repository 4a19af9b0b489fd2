// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The titles of the sections at the edge of the list; a click or a drag goes there.
///
/// A title that neighbours share is written once; each of them has its place below it.
final class IndexStrip {
  let widget = DrawingArea()

  /// Goes to a section.
  var onJump: ((Int) -> Void)?

  /// Shows which section the pointer is on, at what height; nil when it is let go.
  var onTouch: ((_ section: Int?, _ y: Double) -> Void)?

  private var titles: [String] = []
  private var names: [String] = []
  private var current = 0
  private var dragStart = 0.0

  /// Ends the showing of a section that a key went to.
  private var ending: Task<Void, Never>?

  private let drag = DragGesture()
  private let keys = KeyController()

  init() {
    widget.addCSSClass("index-strip")
    widget.setSizeRequest(width: 26, height: -1)
    widget.isFocusable = true
    widget.onDraw { [unowned self] in draw(on: $0, width: $1, height: $2) }
    listenToDrags()
    keys.onPressed { [unowned self] in move(with: $0) }
    widget.add(keys)
    show(titles: [], names: [])
  }

  isolated deinit { ending?.cancel() }

  /// Shows these sections; with fewer than two there is nothing to choose.
  func show(titles: [String], names: [String]) {
    self.titles = titles
    self.names = names
    widget.isVisible = titles.count > 1
    mark(current)
  }

  /// Marks the section that is in sight.
  func mark(_ section: Int) {
    current = min(max(0, section), max(0, titles.count - 1))
    widget.setAccessibleLabel(label)
    widget.queueDraw()
  }

  private var label: String {
    guard names.indices.contains(current) else { return tr("Sections") }
    return tr(
      "Sections: {name}, {position} of {count}",
      with: [
        "name": names[current], "position": String(current + 1), "count": String(names.count),
      ])
  }
}

// MARK: - Drawing

extension IndexStrip {
  private var layout: StripLayout {
    StripLayout(
      count: titles.count, height: Double(widget.height),
      lineHeight: Double(max(1, widget.textHeight(of: ["M", "中"]))))
  }

  private func draw(on canvas: Canvas, width: Double, height: Double) {
    let lines = layout.lines(of: titles)
    let currentLine = lines.last { $0.section <= current }
    for line in lines {
      let isCurrent = line == currentLine
      canvas.write(
        titles[line.section], atCenter: width / 2, line.y, isBold: isCurrent,
        opacity: isCurrent ? 1 : 0.8)
    }
  }
}

// MARK: - Pointer and keys

extension IndexStrip {
  private func listenToDrags() {
    drag.onBegin { [unowned self] _, y in
      ending?.cancel()
      dragStart = y
      touch(y)
    }
    drag.onUpdate { [unowned self] _, y in touch(dragStart + y) }
    drag.onEnd { [unowned self] in onTouch?(nil, 0) }
    widget.add(drag)
  }

  private func touch(_ y: Double) {
    let layout = layout
    guard let section = layout.section(at: y) else { return }
    onTouch?(section, layout.middle(of: section))
    jump(to: section)
  }

  private func jump(to section: Int) {
    onJump?(section)
    mark(section)
  }

  private func move(with key: Key) -> Bool {
    guard let target = target(of: key) else { return false }
    go(to: min(max(0, target), titles.count - 1))
    return true
  }

  /// Goes to a section as a key does, and shows its name for a moment.
  func go(to section: Int) {
    onTouch?(section, layout.middle(of: section))
    jump(to: section)
    endTouchSoon()
  }

  /// No key says that it was the last one, as a pointer that is let go does.
  private func endTouchSoon() {
    ending?.cancel()
    ending = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { self?.onTouch?(nil, 0) }
    }
  }

  private func target(of key: Key) -> Int? {
    if key.isNamed("Up") || key.isNamed("KP_Up") { return current - 1 }
    if key.isNamed("Down") || key.isNamed("KP_Down") { return current + 1 }
    if key.isNamed("Home") || key.isNamed("KP_Home") { return 0 }
    if key.isNamed("End") || key.isNamed("KP_End") { return titles.count - 1 }
    return nil
  }
}
