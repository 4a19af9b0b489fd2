// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

/// A list of rows that are made up when they are asked for, one of which can be moved.
///
/// With it a view costs what it costs by itself.
@MainActor
final class MadeUpList: SelectableListSource {
  let list = SelectableListModel()
  let factory = ListItemFactory()

  /// The rows that were asked for, by number.
  private var rows: [Int: Object] = [:]
  private var places: [ListItem: RowLabels] = [:]

  /// Which row stands somewhere else than its number says.
  private var moved: (number: Int, position: Int)?

  init(count: Int) {
    list.source = self
    list.announce(at: 0, removed: 0, added: count)
    factory.onSetup { [unowned self] in places[$0] = RowLabels(in: $0) }
    factory.onBind { [unowned self] item in
      let row = item.item.flatMap(SwiftObject.init)?.value as? MadeUpRow
      places[item]?.show(row?.texts ?? [])
    }
  }

  /// Moves a row by the two signals that a move takes.
  func move(from old: Int, to new: Int) {
    let number = number(at: old)
    moved = (number, list.count - 1)
    list.announce(at: old, removed: 1, added: 0)
    moved = (number, new)
    list.announce(at: new, removed: 0, added: 1)
  }

  func item(at position: Int) -> Object {
    let number = number(at: position)
    if let row = rows[number] { return row }
    let row = SwiftObject(MadeUpRow(number))
    rows[number] = row
    return row
  }

  func isSelected(at position: Int) -> Bool { false }
  func selection(in positions: Range<Int>) -> Bitset { Bitset() }
  func change(_ change: ListSelectionChange) -> Bool { false }

  private func number(at position: Int) -> Int {
    guard let moved else { return position }
    if position == moved.position { return moved.number }
    let rest = position < moved.position ? position : position - 1
    return rest < moved.number ? rest : rest + 1
  }
}

/// What a made-up row says.
private final class MadeUpRow {
  let texts: [String]

  init(_ number: Int) { texts = ["S\(number)", "Student \(number)", "Subject"] }
}
