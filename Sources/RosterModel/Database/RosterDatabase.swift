// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

/// An open roster: its students, and everything a person does to them.
///
/// Each change is one transaction and one step of undo. When it returns, the
/// results show it.
@MainActor
package final class RosterDatabase {
  package let store: Store
  package let context: ViewContext

  /// Makes the keys of what is stored.
  package let keys: KeyDesk

  /// What the roster is called; empty until someone named it.
  package private(set) var name: String

  /// The language by whose rules the students are put in order.
  package internal(set) var language: OrderLanguage

  /// Opens the roster at `path`, making it and its folder if they are not there.
  ///
  /// - Parameter durability: Less than `full` is for measurements.
  /// - Throws: `RosterOpenError`; the file is as it was.
  package static func open(
    _ path: String, durability: Durability = .full
  ) async throws(RosterOpenError) -> RosterDatabase {
    var file = RosterFile(path: path, schema: .current)
    file.durability = durability
    return try await open(file)
  }

  /// Opens a file as `open(_:durability:)` does, making or bringing it up to a schema of any
  /// version.
  package static func open(_ file: RosterFile) async throws(RosterOpenError) -> RosterDatabase {
    let store = try await file.open()
    do {
      return try RosterDatabase(store)
    } catch let error as DatabaseError {
      throw RosterOpenError(error)
    } catch {
      throw .failed(DatabaseError(code: 1, message: "\(error)"))
    }
  }

  private init(_ store: Store) throws {
    self.store = store
    let context = try ViewContext(store: store)
    self.context = context
    func value(of setting: Setting) throws(DatabaseError) -> DatabaseValue {
      try context.values(Setting.readSQL, [.text(setting.rawValue)]).first?.first ?? .null
    }
    name = String(databaseValue: try value(of: .name)) ?? ""
    language = OrderLanguage(String(databaseValue: try value(of: .locale)) ?? "")
    keys = try KeyDesk(
      locale: language.identifier,
      fileVersion: [UInt8](databaseValue: try value(of: .keyVersion)) ?? [])
  }

  /// Where the roster is kept when no other place is asked for.
  package static var standardPath: String {
    "\(DatabaseFile.dataFolder)/io.github.swiftroster.Roster/roster.db"
  }

  /// Calls the roster something else.
  ///
  /// It is no step of undo.
  package func rename(to name: String) async throws {
    let name = name.keptAsText
    try await store.writeWithoutUndo { transaction in
      try transaction.set(.name, to: .text(name))
    }
    self.name = name
  }

  /// Takes the last change back.
  ///
  /// See `Store.undo()`.
  package func undo() async throws -> ChangeGroup? {
    let group = try await store.undo()
    await keyWhatCameBack()
    context.refresh()
    return group
  }

  /// Does the last undone change again.
  ///
  /// See `Store.redo()`.
  package func redo() async throws -> ChangeGroup? {
    let group = try await store.redo()
    await keyWhatCameBack()
    context.refresh()
    return group
  }

  /// Ends the work with the file.
  ///
  /// Nothing may be asked of it afterwards.
  package func close() async {
    context.close()
    await store.close()
  }
}
