// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc

/// This program once more, in a process of its own whose lines are read as they come.
final class ChildProcess {
  private let pid: pid_t
  private let output: Int32
  private var bytes: [UInt8] = []

  /// Whether it has said all.
  private(set) var isOver = false

  /// Starts it.
  init(_ arguments: [String]) {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words = (["/proc/self/exe"] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var pid = pid_t()
    precondition(posix_spawn(&pid, "/proc/self/exe", &actions, nil, words, environ) == 0)
    close(ends[1])
    (self.pid, output) = (pid, ends[0])
  }

  /// The lines so far that are whole.
  var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads lines until a condition holds, the time is over, or it has ended.
  func read(for time: Duration, until isEnough: ([String]) -> Bool = { _ in false }) {
    let end = ContinuousClock.now + time
    while !isOver, !isEnough(lines) {
      let left = (end - .now) / .milliseconds(1)
      var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if left <= 0 { return }
      if poll(&wanted, 1, max(1, Int32(left))) > 0 { readSome() }
    }
  }

  /// Kills it as a power cut to the process would.
  func kill() { _ = Glibc.kill(pid, SIGKILL) }

  /// Reads what it still had to say, and waits for its end.
  ///
  /// - Returns: Its exit status; nil when it was killed.
  func wait() -> Int32? {
    while !isOver { readSome() }
    close(output)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  private func readSome() {
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(output, &part, part.count)
    if count > 0 { bytes += part[..<count] } else { isOver = true }
  }
}

/// Says a line to who started this process.
func report(_ line: String) {
  print(line)
  fflush(nil)
}
