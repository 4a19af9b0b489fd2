// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The anchors of the sections in which someone looked, by the section's key.
///
/// Each stands behind a reference: every change makes a copy of them all, to alter those
/// of one section or two.
struct SectionAnchors: Sendable {
  private final class Box: Sendable {
    let anchors: Anchors

    init(_ anchors: Anchors) { self.anchors = anchors }
  }

  private var boxes: [DatabaseValue: Box] = [:]

  /// How much memory the ids take that are kept.
  private(set) var idByteCount = 0

  var isEmpty: Bool { boxes.isEmpty }

  var keys: some Collection<DatabaseValue> { boxes.keys }

  var values: some Collection<Anchors> { boxes.values.lazy.map { $0.anchors } }

  /// The sections, those first whose ids were added first.
  var oldestFirst: [DatabaseValue] {
    boxes.sorted { $0.value.anchors.stamp < $1.value.anchors.stamp }.map { $0.key }
  }

  subscript(section: DatabaseValue) -> Anchors? {
    get { boxes[section]?.anchors }
    set {
      let old = boxes.removeValue(forKey: section)
      idByteCount -= old?.anchors.ids.byteCount ?? 0
      guard let newValue else { return }
      idByteCount += newValue.ids.byteCount
      boxes[section] = Box(newValue)
    }
  }

  /// Adds to the anchors of a section, in place where no one else has them.
  mutating func append(_ more: Anchors, _ stamp: Int) {
    let section = more.keys.section
    var anchors = boxes.removeValue(forKey: section)?.anchors ?? Anchors(of: section)
    idByteCount -= anchors.ids.byteCount
    anchors.append(more, stamp)
    idByteCount += anchors.ids.byteCount
    boxes[section] = Box(anchors)
  }
}
