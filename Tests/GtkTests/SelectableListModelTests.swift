// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Gtk

/// A list of Swift objects with a selection of positions.
private final class Names: SelectableListSource {
  let model = SelectableListModel()
  private(set) var items: [Token] = []
  private(set) var given: [WeakObject] = []
  private(set) var asked: [ListSelectionChange] = []
  var selected = Bitset()

  init() { model.source = self }

  func append(_ count: Int) {
    items += (0..<count).map { _ in Token() }
    model.announce(at: items.count - count, removed: 0, added: count)
  }

  func replace(_ position: Int, _ removed: Int, with added: Int) {
    items.replaceSubrange(position..<position + removed, with: (0..<added).map { _ in Token() })
    model.announce(at: position, removed: removed, added: added)
  }

  var addresses: [ObjectIdentifier] { items.map(ObjectIdentifier.init) }

  func item(at position: Int) -> Object {
    let object = SwiftObject(items[position])
    given.append(WeakObject(object))
    return object
  }

  func isSelected(at position: Int) -> Bool { selected.contains(position) }

  func selection(in positions: Range<Int>) -> Bitset { selected }

  func change(_ change: ListSelectionChange) -> Bool {
    asked.append(change)
    return change != .unselectAll
  }
}

/// What someone has of a list who only hears its announcements.
private final class Shadow {
  private(set) var items: [ObjectIdentifier]
  private(set) var log: [[Int]] = []

  init(of names: Names) {
    items = names.addresses
    names.model.onItemsChanged { [unowned self] position, removed, added in
      log.append([position, removed, added])
      let new = (position..<position + added).map {
        ObjectIdentifier(SwiftObject(names.model.item(at: $0)!)!.value)
      }
      items.replaceSubrange(position..<position + removed, with: new)
    }
  }
}

@Suite struct `A list model in Swift` {
  private let names = Names()

  @Test func `announces each change once its count is right`() {
    var log: [[Int]] = []
    let names = names
    names.model.onItemsChanged { log.append([$0, $1, $2, names.model.count]) }
    names.append(2)
    names.append(1)
    #expect(log == [[0, 0, 2, 2], [2, 0, 1, 3]])
  }

  @Test(arguments: [(1, 0, 4), (1, 3, 0), (2, 1, 1), (4, 4, 2), (0, 9, 0)])
  func `tells of what it held back with the next change`(at: Int, removed: Int, added: Int) {
    names.append(9)
    let shadow = Shadow(of: names)
    names.model.holdBack(after: 3)
    #expect(names.model.count == 9)
    #expect(names.model.item(at: 3) == nil && names.model.item(at: 2) != nil)
    #expect(shadow.items.count == 3)
    names.replace(at, removed, with: added)
    #expect(shadow.items == names.addresses)
    #expect(names.model.count == names.items.count)
  }

  @Test func `tells of what it held back when it is asked to`() {
    names.append(9)
    let shadow = Shadow(of: names)
    names.model.holdBack(after: 4)
    names.model.showAll()
    names.model.showAll()
    #expect(shadow.log == [[4, 5, 0], [4, 0, 5]])
    #expect(shadow.items == names.addresses)
    names.model.holdBack(after: 9)
    #expect(shadow.log.count == 2)
  }

  @Test func `gives its items away with a reference`() {
    names.append(2)
    do {
      let item = names.model.item(at: 1)
      #expect(item.flatMap(SwiftObject.init)?.value === names.items[1])
      #expect(names.given[0].object == item)
    }
    #expect(names.given[0].object == nil)
    #expect(names.model.item(at: 2) == nil)
  }

  @Test func `hands over what a view asks of the selection`() {
    names.append(9)
    let some = Bitset(2..<4)
    let changes: [ListSelectionChange] = [
      .select(3..<4, unselectRest: true), .select(3..<4, unselectRest: false),
      .select(1..<5, unselectRest: true), .unselect(3..<4), .unselect(2..<6), .selectAll,
      .unselectAll, .replace(selected: some, mask: Bitset(0..<9)),
    ]
    let answers = changes.map { names.model.ask($0) }
    #expect(names.asked == changes)
    #expect(answers == changes.map { $0 != .unselectAll })
  }

  @Test func `answers what is selected`() {
    names.append(5)
    names.selected = Bitset(1..<3)
    #expect(
      (0..<7).map { names.model.isSelected(at: $0) } == [
        false, true, true, false, false, false, false,
      ])
    #expect(names.model.selection(in: 0..<5).numbers == [1, 2])
  }

  @Test func `tells views to ask again for the whole list`() {
    var log: [[Int]] = []
    names.model.onSelectionChanged { log.append([$0, $1]) }
    names.model.announceSelection()
    names.append(5)
    names.model.announceSelection()
    #expect(log == [[0, 5]])
  }

  @Test func `ends when nobody in Swift holds it`() {
    weak var source: Names?
    weak var model: SelectableListModel?
    do {
      let names = Names()
      names.append(3)
      names.model.onItemsChanged { [weak names] _, _, _ in _ = names }
      (source, model) = (names, names.model)
    }
    #expect(source == nil)
    #expect(model == nil)
  }

  @Test func `is empty, and says so, once only GTK holds it`() {
    var log: [[Int]] = []
    let outliving: Object
    do {
      let names = Names()
      names.append(3)
      outliving = Object(sharing: names.model.pointer)
      outliving.connect("items-changed") { log.append((0..<3).map($0.integer)) }
    }
    #expect(log == [[0, 3, 0]])
    #expect(SelectableListModel.behind(outliving.cast()) == nil)
  }
}

@Suite struct `A bitset` {
  @Test func `is a value`() {
    var first = Bitset(3..<6)
    let second = first
    first.insert(9)
    first.remove(4)
    #expect(first.numbers == [3, 5, 9])
    #expect(second.numbers == [3, 4, 5])
    #expect(first != second)
  }

  @Test func `unites and subtracts`() {
    var set = Bitset(0..<4)
    set.formUnion(Bitset(6..<8))
    set.subtract(Bitset(1..<3))
    #expect(set.numbers == [0, 3, 6, 7])
    #expect(set.count == 4 && !set.isEmpty)
    #expect(set.contains(6) && !set.contains(1))
    #expect(Bitset().numbers == [])
  }
}
