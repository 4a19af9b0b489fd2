// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@Suite final class `A transaction` {
  private let folder = TemporaryFolder()
  private let store: Store
  private let one = Measurement(
    id: 1, isValid: true, value: 0.1, image: [0, 255], total: .max, note: nil)

  init() async throws {
    store = try await openMeasurements(at: folder.database)
  }

  @Test func `reads every type of property as it was stored`() async throws {
    let two = Measurement(id: 2, isValid: false, value: -1e300, image: [], total: .min, note: "")
    let read = try await store.write("Add") { [one] transaction in
      try transaction.insert(one)
      try transaction.insert(two)
      return try transaction.fetch(FetchRequest(sortDescriptors: [.descending(Measurement.total)]))
    }
    #expect(read == [one, two])
  }

  @Test func `reads a whole number where a real one is wanted`() async throws {
    let read = try await store.write("Add") { transaction in
      try transaction.execute("INSERT INTO measurement (id, value, is_valid) VALUES (1, 3, 2)")
      return try transaction.object(Measurement.self, id: 1)
    }
    #expect(read?.value == 3)
    #expect(read?.isValid == true, "every number but 0 is true")
  }

  @Test func `leaves a property alone for a value of another kind`() async throws {
    let read = try await store.write("Add") { transaction in
      try transaction.execute(
        "INSERT INTO measurement VALUES (1, 'yes', 'much', 'picture', 1.5, 3, NULL)")
      return try transaction.object(Measurement.self, id: 1)
    }
    #expect(read == Measurement(id: 1, note: nil), "an optional is none")
  }

  @Test func `stores what no property mirrors by setting it`() async throws {
    let keys = try await store.write("Add") { [one] transaction in
      try transaction.insert(one, setting: [Measurement.key.set(to: [7])])
      let first = try transaction.values("SELECT key FROM measurement")
      try transaction.update(one, setting: [Measurement.key.set(to: [8])])
      return first + (try transaction.values("SELECT key FROM measurement"))
    }
    #expect(keys == [[.blob([7])], [.blob([8])]])
  }

  @Test func `updates all properties of a row, and none of one that is not there`() async throws {
    let read = try await store.write("Add") { [one] transaction in
      try transaction.insert(Measurement(id: 1))
      try transaction.insert(Measurement(id: 2))
      try transaction.update(one)
      try transaction.update(Measurement(id: 3))
      return try transaction.fetch(FetchRequest<Measurement>())
    }
    #expect(read == [one, Measurement(id: 2)])
  }

  @Test func `counts what a request asks for, within its window`() async throws {
    let counts = try await store.write("Add") { transaction in
      for id in 1...5 { try transaction.insert(Measurement(total: Int64(id))) }
      let all = FetchRequest(predicate: Measurement.total > 1)
      let some = FetchRequest(
        predicate: Measurement.total > 1, fetchLimit: 3, fetchOffset: 2)
      return [try transaction.count(all), try transaction.count(some)]
    }
    #expect(counts == [4, 2])
  }

  @Test func `keeps the application's version with the rest`() async throws {
    await #expect(throws: Abandoned.self) {
      try await store.write("Change") { transaction in
        try transaction.setUserVersion(8)
        throw Abandoned()
      }
    }
    #expect(try await store.write("Look") { try $0.userVersion() } == 7)
  }
}
