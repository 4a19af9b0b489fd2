// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// Reads class lists from files that people and other programs made.
///
/// What a file is shows in its bytes, not in its name: separated text in any encoding, a
/// spreadsheet (xlsx, ods), an export of OneRoster or Canvas, or business cards (vCard).
package enum ClassListReader {
  /// Reads a file.
  ///
  /// The encoding is found, the separator, and the header: it may stand below title
  /// rows. What is in doubt is decided by what is likeliest, and told, so that a person
  /// can say otherwise. Of several sheets, the first that is shown is read.
  ///
  /// - Parameter progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Throws: `ImportError`, with the row at fault; or `CancellationError`, soon after the
  ///   task is cancelled.
  @concurrent
  package static func read(
    _ bytes: [UInt8], _ answers: ReadingAnswers,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ClassListReading {
    try cancellable {
      let progress = ReadingProgress(report: progress)
      return switch try FileKind(bytes) {
      case .text: try ListReader.read(bytes, answers, progress)
      case .workbook(let book): try ListReader.read(book, answers, progress)
      case .cards: try CardReader.read(bytes, answers, progress)
      case .export(let archive): try read(ExportFiles(archive), answers, progress)
      }
    }
  }

  /// The files of a folder that `read(folder:_:)` looks at: the tables of an export.
  package static var folderFiles: [String] { ExportFiles.names }

  /// Reads the files of a folder, by name, as `read(_:_:progress:)` does.
  @concurrent
  package static func read(
    folder files: [String: [UInt8]], _ answers: ReadingAnswers,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ClassListReading {
    try cancellable { try read(ExportFiles(files), answers, ReadingProgress(report: progress)) }
  }

  private static func read(
    _ files: ExportFiles, _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    guard CanvasFiles.areThere(files) else {
      return try OneRosterReader.read(OneRosterFiles(files), answers, progress)
    }
    return try CanvasReader.read(CanvasFiles(files), answers, progress)
  }

  /// Reads; whatever goes wrong once the task is cancelled, is that it was cancelled.
  private static func cancellable<Result>(_ read: () throws -> Result) throws -> Result {
    do { return try read() } catch {
      try Task.checkCancellation()
      throw error
    }
  }
}
