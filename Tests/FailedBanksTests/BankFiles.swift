// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import Testing

@testable import FailedBanks

/// The lists that tests read: samples of the project, and the FDIC’s own where they are.
nonisolated enum BankFile: String, CaseIterable {
  case sample2018 = "data/samples/failed-banks-2018-shape.csv"
  case sample2023 = "data/samples/failed-banks-2023-shape.csv"
  case published2018 = "data/failed-banks/fdic-2018.csv"
  case published2023 = "data/failed-banks/fdic-2023-windows-1252.csv"

  /// The FDIC’s lists; they lie beside the project, in a folder that not everyone has.
  static let published: [BankFile] = [.published2018, .published2023]

  static var arePublishedThere: Bool { published.allSatisfy { !$0.bytes.isEmpty } }

  /// All of it; nothing when it is not there.
  var bytes: [UInt8] { TemporaryFolder.bytes(ofFile: "\(folder)/\(rawValue)") }

  private var folder: String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    guard Self.published.contains(self) else { return "/" + parts.joined(separator: "/") }
    return environmentVariable("ROSTER_SHARED")
      ?? "/" + parts.dropLast().joined(separator: "/") + "/shared"
  }
}

/// A list in the shape of 2018 with these lines below its header.
func list2018(_ lines: String...) async throws -> BankList {
  let header = "Bank Name,City,ST,CERT,Acquiring Institution,Closing Date,Updated Date"
  return try await BankList.read(Array(([header] + lines).joined(separator: "\n").utf8))
}
