// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Synchronization

/// A layer below SQLite, through which all its calls go to the real files, and which can
/// be told to fail one of them.
///
/// It is there for the whole process once it is installed.
package enum FaultyDisk {
  /// A call that can fail.
  package enum Call: Int, Sendable {
    case open, read, write, sync, truncate, size, delete, access, lock, map
  }

  /// How calls fail.
  package enum Failure: Int, Sendable, CaseIterable {
    /// One call fails; the next do not.
    case once
    /// A call and all after it fail.
    case lasting
    /// From a call on, writes store one half, and say that the disk is full.
    case full
  }

  /// Has all connections that are opened from now on go through the layer.
  package static func install() { Layer.install() }

  /// Counts calls from now on, and fails none.
  package static func count() { plan.begin(failingAt: .max, .once) }

  /// Fails calls from now on.
  ///
  /// - Parameter number: Which call is the first to fail, from 1.
  package static func fail(at number: Int, _ failure: Failure) {
    plan.begin(failingAt: number, failure)
  }

  /// Lets all calls pass.
  ///
  /// - Returns: The calls since it was told something.
  package static func rest() -> [Call] { plan.end() }

  /// Whether a call failed since it was told to.
  package static var hasFailed: Bool { plan.hasFailed }

  /// Has the clock, as SQLite sees it, be wrong by so many days from now on.
  package static func moveClock(days: Int) {
    clockError.store(days * 86_400_000, ordering: .relaxed)
  }

  static let plan = Plan()

  /// How many milliseconds the clock is wrong.
  static let clockError = Atomic(0)
}

/// What is to fail, told by one thread and asked by others.
final class Plan: Sendable {
  private struct State {
    var isOn = false
    var calls: [FaultyDisk.Call] = []
    var number = Int.max
    var failure = FaultyDisk.Failure.once
    var hasFailed = false
  }

  private let state = Mutex(State())

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  func begin(failingAt number: Int, _ failure: FaultyDisk.Failure) {
    state.withLock { $0 = State(isOn: true, number: number, failure: failure) }
  }

  func end() -> [FaultyDisk.Call] {
    state.withLock {
      $0.isOn = false
      return $0.calls
    }
  }

  /// Counts a call, and says how it fails if it does.
  func failure(of call: FaultyDisk.Call) -> FaultyDisk.Failure? {
    state.withLock { state in
      guard state.isOn else { return nil }
      state.calls.append(call)
      let count = state.calls.count
      let fails =
        switch state.failure {
        case .once: count == state.number
        case .lasting: count >= state.number
        case .full: count >= state.number && [.write, .map].contains(call)
        }
      if fails { state.hasFailed = true }
      return fails ? state.failure : nil
    }
  }
}
