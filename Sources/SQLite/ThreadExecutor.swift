// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
internal import Synchronization

/// A thread of its own for an actor that makes blocking calls.
///
/// A blocking call on the cooperative pool would stop unrelated tasks: there
/// are only as many threads as processor cores.
public final class ThreadExecutor: SerialExecutor {
  private let queue = JobQueue()

  package init() {
    let queue = Unmanaged.passRetained(queue).toOpaque()
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        let queue = Unmanaged<JobQueue>.fromOpaque(context!).takeRetainedValue()
        while queue.runNext() {}
        return nil
      }, queue)
    precondition(code == 0, "no thread could be started: \(code)")
    pthread_detach(thread)
  }

  deinit { queue.end() }

  /// Runs a job on the thread after those that came before it.
  ///
  /// It may be called from any thread and does not wait for the job.
  public func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job), of: asUnownedSerialExecutor())
  }
}

/// An actor with a thread of its own.
public protocol ThreadActor: Actor {
  /// The thread. It must always be the same.
  nonisolated var thread: ThreadExecutor { get }
}

extension ThreadActor {
  /// The thread as Swift's concurrency wants it.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }
}

/// Jobs in the order in which they came, and the thread's way to sleep.
private final class JobQueue: Sendable {
  private struct Entry {
    let job: UnownedJob
    let executor: UnownedSerialExecutor
  }

  private let state = Mutex<(entries: [Entry], isOpen: Bool)>(([], true))
  private let wake = DispatchSemaphore(value: 0)

  func append(_ job: UnownedJob, of executor: UnownedSerialExecutor) {
    state.withLock { $0.entries.append(Entry(job: job, executor: executor)) }
    wake.signal()
  }

  func end() {
    state.withLock { $0.isOpen = false }
    wake.signal()
  }

  /// Sleeps until there is a job, and runs it; false once there will be none.
  func runNext() -> Bool {
    wake.wait()
    let (entry, isOpen) = state.withLock { state in
      (state.entries.isEmpty ? nil : state.entries.removeFirst(), state.isOpen)
    }
    if let entry { entry.job.runSynchronously(on: entry.executor) }
    return entry != nil || isOpen
  }
}
