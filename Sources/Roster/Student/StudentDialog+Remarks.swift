// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What is said beside the fields while someone types.
extension StudentDialog {
  func lookWhileTyping() {
    for field in [name, number, subject] {
      field.entry.onChanged { [unowned self] in lookSoon() }
    }
  }

  /// Looks when no key was pressed for a moment.
  private func lookSoon() {
    looking?.cancel()
    looking = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(250))
      guard !Task.isCancelled, let draft = self?.draft,
        let remarks = await self?.desk.remarks(draft), !Task.isCancelled
      else { return }
      self?.show(remarks)
    }
  }

  private func show(_ remarks: StudentRemarks) {
    number.show(problem: remarks.numberTaken?.sentence)
    name.show(hint: StudentWords.hint(of: remarks.namesakes))
  }
}
