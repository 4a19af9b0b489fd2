// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// What all processors together did for this process.
enum ProcessorTime {
  static var now: Duration { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// The main thread's part of it.
  @MainActor
  static var ofMainThread: Duration { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
