// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Enters the main actor from a C callback.
///
/// GTK only calls back on the thread that runs its main loop, which the
/// importer cannot know. This is the one place that says so; it traps if the
/// claim is ever false.
nonisolated func onMain<Input, Result>(
  _ input: Input, _ body: @MainActor (Input) -> Result
) -> Result {
  MainActor.preconditionIsolated()
  return withoutActuallyEscaping(body) {
    unsafeBitCast($0, to: ((Input) -> Result).self)(input)
  }
}
