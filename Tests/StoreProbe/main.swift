// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import SQLite

/// The table of the tests, as far as this program looks at it.
struct Student: Entity {
  var id: RowID = 0
  var name = ""

  static let name = Column("name", \Student.name)
  static let table = Table<Student>("student", [name])
}

/// Keeps the events that it hears of.
final class Listener: FetchedResultsControllerDelegate {
  var text = ""

  func controller(
    _ controller: FetchedResultsController<Student>, didChange change: RowChange<Student>
  ) {
    switch change.kind {
    case .delete: text += "del \(change.id) "
    case .insert: text += "ins \(change.id) "
    case .move: text += "mov \(change.id) "
    case .update: text += "upd \(change.id) "
    }
  }
}

func answer(_ text: String) {
  print(text)
  fflush(nil)
}

// Another process with the store open. It does what it is told, a command a line,
// and says “done” or what it found.
let path = CommandLine.arguments[1]
let store = try await Store.open(path, entities: [Student.self])
let context = try ViewContext(store: store)
let controller = FetchedResultsController<Student>(
  fetchRequest: FetchRequest(sortDescriptors: [.ascending(Student.name)]), context: context)
let listener = Listener()
controller.delegate = listener
try controller.performFetch()
answer("done")

while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  switch words[0] {
  case "write": try await store.write("Probe") { try $0.execute(words[1]) }
  case "bare": try Connection.open(path, .existing).execute(words[1])
  case "undo":
    do {
      answer(try await store.undo()?.name ?? "nothing")
    } catch UndoError.conflict(let name, let rows) {
      answer("conflict \(name) \(rows.map(\.id))")
    }
    continue
  default:
    context.refresh()
    answer(listener.text + "\(controller.fetchedObjects?.map(\.name) ?? [])")
    listener.text = ""
    continue
  }
  answer("done")
}
context.close()
await store.close()
