// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// An entity with a property of each type that a column can hold.
struct Measurement: Entity, Equatable {
  var id: RowID = 0
  var isValid = false
  var value = 0.0
  var image: [UInt8] = []
  var total: Int64 = 0
  var note: String? = "none"

  static let isValid = Column("is_valid", \Measurement.isValid)
  static let value = Column("value", \Measurement.value)
  static let image = Column("image", \Measurement.image)
  static let total = Column("total", \Measurement.total)
  static let note = Column("note", \Measurement.note)
  static let key = Column<Measurement, [UInt8]>("key")
  static let table = Table<Measurement>("measurement", [isValid, value, image, total, note, key])
}

/// Opens a store of measurements, whose table takes values of any kind.
func openMeasurements(at path: String) async throws -> Store {
  try await Store.open(path, entities: [Measurement.self]) { transaction in
    guard try transaction.userVersion() == 0 else { return }
    try transaction.execute(
      """
      CREATE TABLE measurement (id INTEGER PRIMARY KEY AUTOINCREMENT,
        is_valid, value, image, total, note, key)
      """)
    try transaction.setUserVersion(7)
  }
}
