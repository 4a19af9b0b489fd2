// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Mutations

/// Reads changed files without end: `ReadingFuzz TARGET COUNT [FIRST SEED]`.
///
/// The last line says `TARGET: N inputs, clean`; a seed that does what it must not is
/// named, and so is each that takes more than a second of a processor or leaves more than
/// 256 MiB used.
@main
enum ReadingFuzz {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let target = FuzzTarget(rawValue: arguments[1]),
      let count = UInt64(arguments[2])
    else { fail("ReadingFuzz \(FuzzTarget.allCases.map(\.rawValue)) COUNT [FIRST SEED]") }
    let first = arguments.count > 3 ? UInt64(arguments[3]) ?? 0 : 0
    let files = try FuzzFiles()
    var (readCount, slowest) = (0, Duration.zero)
    for seed in first..<first + count {
      let input = target.input(seed: seed, of: files)
      let start = processorTime
      let outcome = await FuzzOutcome.of(input, language: seed % 2 == 0 ? "en" : "zh_CN")
      let time = processorTime - start
      slowest = max(slowest, time)
      if case .wrong(let what) = outcome { fail("\(target) seed \(seed): \(what)") }
      if time > .seconds(1) { fail("\(target) seed \(seed): took \(time)") }
      if outcome == .read { readCount += 1 }
      guard seed % 1000 == 0 else { continue }
      if memory > 256 << 10 { fail("\(target) seed \(seed): \(memory >> 10) MiB") }
      say("\(target): seed \(seed)\r")
    }
    print(
      "\(target): \(count) inputs, clean; \(readCount) gave rows; slowest \(slowest),",
      "\(memory >> 10) MiB")
  }

  /// The most memory that was used, in KiB.
  private static var memory: Int { usage.ru_maxrss }

  /// What all threads took: other work on the machine does not count.
  private static var processorTime: Duration {
    let usage = usage
    return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }

  private static var usage: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }

  private static func fail(_ words: String) -> Never {
    say("\(words)\n")
    exit(1)
  }

  /// Writes to the error stream.
  private static func say(_ words: String) { _ = write(STDERR_FILENO, words, words.utf8.count) }
}
