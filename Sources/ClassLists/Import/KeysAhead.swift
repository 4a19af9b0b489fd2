// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import RosterModel
internal import Synchronization

/// Portions of students made ready to be stored on another thread, ahead of who stores
/// them.
///
/// To make the keys of students takes longer than to store them. Who wants a portion
/// that was not begun yet makes it, so that two threads share the work and neither waits
/// long. No more than some portions are in memory.
final class KeysAhead: Sendable {
  typealias Maker = @Sendable (_ portion: Int, KeyMaker) -> StudentRows

  /// So many portions are made ahead at most.
  private static let lead = 4

  private struct State {
    var begun = 0
    var taken = 0
    var ready: [Int: StudentRows] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  private let isReady = DispatchSemaphore(value: 0)
  private let isWanted = DispatchSemaphore(value: 0)
  private let count: Int
  private let make: Maker

  /// - Parameters:
  ///   - count: How many portions there are.
  ///   - recipe: What the other thread’s maker of keys is made from.
  ///   - make: Makes a portion, on either thread.
  init(count: Int, _ recipe: KeyMaker.Recipe, make: @escaping Maker) {
    self.count = count
    self.make = make
    guard count > 1 else { return }
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      guard let maker = try? KeyMaker(recipe) else { return }
      workAhead(maker)
    }
  }

  /// The next portion.
  ///
  /// - Parameter maker: The caller’s own.
  func next(_ maker: KeyMaker) -> StudentRows {
    let (portion, isMine) = state.withLock { state in
      defer { state.taken += 1 }
      guard state.begun == state.taken else { return (state.taken, false) }
      state.begun += 1
      return (state.taken, true)
    }
    isWanted.signal()
    if isMine { return make(portion, maker) }
    while true {
      if let rows = state.withLock({ $0.ready.removeValue(forKey: portion) }) { return rows }
      isReady.wait()
    }
  }

  /// Ends the work of the other thread, after a portion.
  func stop() {
    state.withLock { $0.isOver = true }
    isWanted.signal()
  }

  private func workAhead(_ maker: KeyMaker) {
    while let portion = begin() {
      let rows = make(portion, maker)
      state.withLock { $0.ready[portion] = rows }
      isReady.signal()
    }
  }

  /// The portion to make next, when it is time for it; nil when none is left.
  private func begin() -> Int? {
    while true {
      let (portion, isOver) = state.withLock { state -> (Int?, Bool) in
        guard state.begun < count, !state.isOver else { return (nil, true) }
        guard state.begun < state.taken + Self.lead else { return (nil, false) }
        defer { state.begun += 1 }
        return (state.begun, false)
      }
      if portion != nil || isOver { return portion }
      isWanted.wait()
    }
  }
}
