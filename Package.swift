// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// No pointers: the compiler refuses any unsafe construct that is not marked.
let safe = common + [.strictMemorySafety()]

/// GTK belongs to one thread, so code that touches it starts on the main actor.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Checks that run thousands of times are compiled like a release; what they
/// check is not.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "Roster",
  products: [
    // SQLite has the names of errors and values that FetchedResults speaks of.
    .library(name: "FetchedResults", targets: ["FetchedResults", "SQLite"]),
    .library(name: "ResultsListModel", targets: ["ResultsListModel"]),
    .executable(name: "Roster", targets: ["Roster"]),
    .executable(name: "FailedBanks", targets: ["FailedBanks"]),
    .executable(name: "RosterBench", targets: ["RosterBench"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),

    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: common),
    .target(name: "ICU", dependencies: ["CICU"], swiftSettings: common),
    .target(name: "Zip", dependencies: ["CZlib"], swiftSettings: common),
    .target(name: "XML", dependencies: ["CExpat"], swiftSettings: common),
    .target(
      name: "Gtk", dependencies: ["CGtk"], swiftSettings: common + mainActor,
      linkerSettings: [.linkedLibrary("m")]),

    .target(name: "FetchedResults", dependencies: ["ICU", "SQLite"], swiftSettings: safe),
    .target(
      name: "ResultsListModel", dependencies: ["FetchedResults", "Gtk"],
      swiftSettings: safe + mainActor),

    .target(name: "TextTables", dependencies: ["ICU"], swiftSettings: safe),
    .target(
      name: "Spreadsheets", dependencies: ["TextTables", "XML", "Zip"], swiftSettings: safe),
    .target(
      name: "RosterModel", dependencies: ["FetchedResults", "ICU", "SQLite"], swiftSettings: safe),
    .target(
      name: "ClassLists",
      dependencies: ["FetchedResults", "ICU", "RosterModel", "Spreadsheets", "TextTables", "Zip"],
      swiftSettings: safe),

    .executableTarget(
      name: "Roster",
      dependencies: [
        "ClassLists", "FetchedResults", "Gtk", "ResultsListModel", "RosterModel", "SQLite",
        "TextTables",
      ],
      resources: [
        .embedInCode("UI/about.ui"), .embedInCode("UI/contrast.css"), .embedInCode("UI/dialog.ui"),
        .embedInCode("UI/help.ui"), .embedInCode("UI/import.ui"),
        .embedInCode("UI/menu.ui"), .embedInCode("UI/pages.ui"), .embedInCode("UI/pick.ui"),
        .embedInCode("UI/preferences.ui"), .embedInCode("UI/print.ui"),
        .embedInCode("UI/question.ui"),
        .embedInCode("UI/shortcut.ui"), .embedInCode("UI/shortcuts.ui"),
        .embedInCode("UI/style.css"), .embedInCode("UI/topic.ui"), .embedInCode("UI/window.ui"),
      ],
      swiftSettings: safe + mainActor),
    .executableTarget(
      name: "FailedBanks",
      dependencies: ["FetchedResults", "Gtk", "ResultsListModel", "SQLite", "TextTables"],
      resources: [.embedInCode("UI/style.css"), .embedInCode("UI/window.ui")],
      swiftSettings: safe + mainActor),
    .executableTarget(
      name: "RosterBench",
      dependencies: [
        "CSQLite", "ClassLists", "FetchedResults", "Gtk", "ResultsListModel", "RosterModel",
        "SQLite",
      ],
      swiftSettings: common),

    .target(
      name: "ResultsChecks", dependencies: ["FetchedResults", "Gtk", "ResultsListModel", "SQLite"],
      path: "Tests/ResultsChecks", swiftSettings: safe + quick),
    .target(name: "TestFiles", path: "Tests/TestFiles", swiftSettings: common),
    .target(
      name: "Mutations", dependencies: ["ClassLists", "RosterModel", "TestFiles", "Zip"],
      path: "Tests/Mutations", swiftSettings: safe),
    .executableTarget(
      name: "ReadingFuzz", dependencies: ["Mutations"], path: "Tests/ReadingFuzz",
      swiftSettings: common),
    .target(
      name: "FaultyDisk", dependencies: ["CSQLite"], path: "Tests/FaultyDisk",
      swiftSettings: common),
    .executableTarget(
      name: "Faults",
      dependencies: [
        "ClassLists", "FaultyDisk", "FetchedResults", "Mutations", "RosterModel", "SQLite",
        "TestFiles",
      ],
      path: "Tests/Faults", swiftSettings: common + mainActor),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "TestFiles"], swiftSettings: safe),
    .testTarget(name: "ICUTests", dependencies: ["ICU"], swiftSettings: safe),
    .testTarget(name: "ZipTests", dependencies: ["TestFiles", "Zip"], swiftSettings: safe),
    .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: safe),
    .testTarget(
      name: "SpreadsheetsTests", dependencies: ["Spreadsheets", "TestFiles", "TextTables", "Zip"],
      swiftSettings: safe),
    .executableTarget(
      name: "MainLoopProbe", dependencies: ["Gtk"], path: "Tests/MainLoopProbe",
      swiftSettings: safe + mainActor),
    .testTarget(
      name: "GtkTests", dependencies: ["Gtk", "MainLoopProbe", "TestFiles"],
      swiftSettings: common + mainActor),
    .executableTarget(
      name: "StoreProbe", dependencies: ["FetchedResults", "SQLite"], path: "Tests/StoreProbe",
      swiftSettings: safe + mainActor),
    .testTarget(
      name: "FetchedResultsTests",
      dependencies: ["FetchedResults", "ICU", "ResultsChecks", "SQLite", "StoreProbe"],
      swiftSettings: common),
    .testTarget(
      name: "ResultsListModelTests",
      dependencies: [
        "FetchedResults", "Gtk", "ResultsChecks", "ResultsListModel", "SQLite", "TestFiles",
      ],
      swiftSettings: safe + mainActor),
    .testTarget(
      name: "StressTests",
      dependencies: [
        "FetchedResults", "Gtk", "ResultsChecks", "ResultsListModel", "SQLite", "TestFiles",
      ],
      swiftSettings: safe + mainActor + quick),
    .testTarget(
      name: "RosterModelTests",
      dependencies: ["FetchedResults", "RosterModel", "SQLite", "TestFiles"],
      swiftSettings: safe),
    .testTarget(
      name: "ClassListsTests",
      dependencies: [
        "ClassLists", "FetchedResults", "Mutations", "RosterModel", "SQLite", "TestFiles",
        "TextTables",
      ],
      swiftSettings: safe),
    .testTarget(
      name: "FailedBanksTests",
      dependencies: [
        "FailedBanks", "FetchedResults", "Gtk", "ResultsListModel", "SQLite", "TestFiles",
        "TextTables",
      ],
      swiftSettings: safe + mainActor),
    .testTarget(
      name: "RosterTests",
      dependencies: [
        "FetchedResults", "Gtk", "ResultsChecks", "ResultsListModel", "Roster", "RosterModel",
        "TestFiles",
      ],
      swiftSettings: safe + mainActor),
  ],
  swiftLanguageModes: [.v6]
)
