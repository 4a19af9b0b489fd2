// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import PackageDescription

// A program of someone who has the libraries as a dependency, and only their public API.
let package = Package(
  name: "LiveList",
  dependencies: [.package(name: "Roster", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
    .executableTarget(
      name: "LiveList",
      dependencies: [
        "CGtk4", .product(name: "FetchedResults", package: "Roster"),
        .product(name: "ResultsListModel", package: "Roster"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
