// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// A bank that failed, and where it was.
nonisolated struct FailedBank: Entity, Equatable {
  var id: RowID = 0
  var name = ""
  var city = ""
  var state = ""
  var detailsID: RowID?

  static let name = Column("name", \FailedBank.name)
  static let city = Column("city", \FailedBank.city)
  static let state = Column("state", \FailedBank.state)
  static let detailsID = Column("details_id", \FailedBank.detailsID)
  static let details = ToOne<FailedBank, FailedBankDetails>("details", key: detailsID)
  static let table = Table<FailedBank>("failed_bank", [name, city, state, detailsID])
}

/// What else is known of a failed bank; a day is written as `2017-12-15`.
nonisolated struct FailedBankDetails: Entity, Equatable {
  var id: RowID = 0
  var certificate = 0
  var closeDate = ""
  var updatedDate: String?
  var acquirer = ""

  static let certificate = Column("certificate", \FailedBankDetails.certificate)
  static let closeDate = Column("close_date", \FailedBankDetails.closeDate)
  static let updatedDate = Column("updated_date", \FailedBankDetails.updatedDate)
  static let acquirer = Column("acquirer", \FailedBankDetails.acquirer)

  /// The year of `closeDate`, which the database makes of it.
  static let closeYear = Column<FailedBankDetails, Int>("close_year")
  static let table = Table<FailedBankDetails>(
    "failed_bank_details", [certificate, closeDate, updatedDate, acquirer])
}

/// What divides the list into sections.
nonisolated enum Grouping: String {
  case none, state, year

  var sectionKeyPath: SectionKeyPath<FailedBank>? {
    switch self {
    case .none: nil
    case .state: SectionKeyPath(FailedBank.state)
    case .year: SectionKeyPath(FailedBank.details[FailedBankDetails.closeYear], ascending: false)
    }
  }
}
