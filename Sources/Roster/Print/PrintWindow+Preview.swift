// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The page in sight.
extension PrintWindow {
  func setUpPreview() {
    parts.preview.onDraw { [unowned self] in draw(on: $0, width: $1, height: $2) }
    parts.previous.onClicked { [unowned self] in show(page: page - 1) }
    parts.next.onClicked { [unowned self] in show(page: page + 1) }
    // The choices scroll by these keys, so the window hears them first.
    firstKeys.captures()
    firstKeys.add("Page_Up") { [unowned self] in
      show(page: page - 1)
      return true
    }
    firstKeys.add("Page_Down") { [unowned self] in
      show(page: page + 1)
      return true
    }
    parts.window.add(firstKeys)
    wheel.onScrolled { [unowned self] in show(page: page + ($0 < 0 ? -1 : 1)) }
    parts.preview.add(wheel)
  }

  /// Shows a page, or the nearest there is.
  func show(page wanted: Int) {
    page = max(0, min(wanted, layout.pageCount - 1))
    drawing = layout.pageCount > 0 ? layout.page(page) : PageDrawing()
    let words = ["page": String(page + 1), "count": String(layout.pageCount)]
    parts.page.text = "\(page + 1) / \(layout.pageCount)"
    parts.preview.setAccessibleLabel(tr("Preview of page {page} of {count}", with: words))
    parts.previous.isSensitive = page > 0
    parts.next.isSensitive = page + 1 < layout.pageCount
    parts.preview.queueDraw()
  }

  private func draw(on canvas: Canvas, width: Double, height: Double) {
    let (paper, edge) = (layout.paper, 12.0)
    let scale = min((width - 2 * edge) / paper.width, (height - 2 * edge) / paper.height)
    guard scale > 0, layout.pageCount > 0 else { return }
    canvas.show(
      drawing, on: paper, x: ((width - paper.width * scale) / 2).rounded(),
      y: ((height - paper.height * scale) / 2).rounded(), pixelsPerPoint: scale)
  }
}
