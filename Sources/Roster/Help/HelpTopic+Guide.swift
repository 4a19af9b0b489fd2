// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension HelpTopic {
  /// The whole guide, in the order in which one learns.
  ///
  /// - Parameter file: Where the roster is.
  static func guide(file: String) -> [HelpTopic] {
    starting + finding + changing + keeping(file)
  }

  private static var starting: [HelpTopic] {
    [
      HelpTopic(
        heading: tr("Adding Students"),
        text: tr(
          "Press Ctrl+N or click the plus button. Enter goes from field to field; in the last one it saves and begins the next student, so a whole class can be typed without the mouse. A number stays as you type it: 007 is not 7."
        )),
      HelpTopic(
        heading: tr("Names That Are Read Otherwise"),
        text: tr(
          "Chinese names are put in order and found by their pinyin. Where a name is read in an unusual way, type how under Reading."
        )),
      HelpTopic(
        heading: tr("Classes and Subjects"),
        text: tr(
          "Students stand in sections by what you type under Class or subject, such as “7A Maths”. Click the bar of a section to fold it. Its menu (right mouse button, or Shift+F10) renames or deletes the section."
        )),
      HelpTopic(
        heading: tr("Someone in Several Subjects"),
        text: tr(
          "The same number in two subjects is the same person. When you change the name, reading or note in one, the others change too, unless you say otherwise in the dialog. Whoever has the number under another name is shown there, and changes only if you say so."
        )),
      HelpTopic(
        heading: tr("Importing a Class List"),
        text: tr(
          "Press Ctrl+O, or drop a file on the window. It is a spreadsheet (.xlsx, .ods) or a CSV file with a title over each column, such as Name, Number and Subject, or what a school system exports: OneRoster, Moodle, Canvas and others, and contacts as vCard."
        )),
      HelpTopic(
        heading: tr("Looking Before Importing"),
        text: tr(
          "A preview shows what will happen to each row before anything is changed, and how the file was read: which sheet, which column is what, the separator, the encoding. Rows without a tick are left out. Students with a number that is there already are updated, and students missing from the file are left alone. One Undo takes the whole import back."
        )),
      HelpTopic(
        heading: tr("Pasting Students"),
        text: tr(
          "Copy cells in a spreadsheet, or a list with a name on each line, and press Ctrl+V in the list. Numbers before the names are taken as their numbers. The students come into the class or subject of the row you are on."
        )),
    ]
  }

  private static var finding: [HelpTopic] {
    [
      HelpTopic(
        heading: tr("Searching"),
        text: tr(
          "Press Ctrl+F, or just type while you are in the list. The beginning of any word of a name, number or subject is enough, and Chinese names are also found by pinyin and by initials: zxm finds 张小明. Accents may be left out; with them, names written just so come first. Escape closes the search."
        )),
      HelpTopic(
        heading: tr("Going to a Section"),
        text: tr(
          "Click a letter in the strip at the side, or drag along it. With the keyboard, go there with Tab and use the arrow keys."
        )),
      HelpTopic(
        heading: tr("Picking Someone by Chance"),
        text: tr(
          "Press Ctrl+R for one of the students who are shown. Nobody comes twice until all have had a turn."
        )),
      HelpTopic(
        heading: tr("Order"),
        text: tr(
          "The main menu (F10) groups students by subject, by first letter, or not at all, and sorts them by number, name or family name. Preferences choose the language of that order, and how much can be undone."
        )),
    ]
  }

  private static var changing: [HelpTopic] {
    [
      HelpTopic(
        heading: tr("Editing"),
        text: tr(
          "Press Enter or F2 on a student, or double-click. The menu of a student (right mouse button, or Shift+F10) also moves students to another class or subject."
        )),
      HelpTopic(
        heading: tr("Several Students at Once"),
        text: tr(
          "Hold Shift or Ctrl while you click students, or use Shift with the arrow keys. The round button with a tick (Edit List in the main menu, where the window is narrow) shows check boxes, and a bar with what can be done."
        )),
      HelpTopic(
        heading: tr("Deleting and Undoing"),
        text: tr(
          "The Delete key removes the selected students without asking. Ctrl+Z takes any step back, even after a restart, and Ctrl+Shift+Z does it again."
        )),
    ]
  }

  private static func keeping(_ file: String) -> [HelpTopic] {
    [
      HelpTopic(
        heading: tr("Where Everything Is Kept"),
        text: tr(
          "On this computer only, in {file}. Nothing is sent anywhere. Close Roster before you copy that file.",
          with: ["file": file])),
      HelpTopic(
        heading: tr("Exporting"),
        text: tr(
          "Export in the main menu saves the students who are shown as a class list, a CSV file or an Excel workbook, as contacts for an address book (vCard), for the system of a school (OneRoster) or for Moodle. Choose which where you name the file. Each can be imported again; that for Moodle has no notes, as others would see them, and Moodle asks how e-mail addresses are made."
        )),
      HelpTopic(
        heading: tr("Printing"),
        text: tr(
          "Press Ctrl+P for a class list, a grid with empty columns for attendance, or name labels. You see each page as it will be; Page Up and Page Down turn them. Save as PDF makes a file of them in place of paper."
        )),
      HelpTopic(
        heading: tr("Backups"),
        text: tr(
          "Back Up in the main menu saves the roster in a file of your choice, such as on a memory stick. Restore goes back to such a file; what is in the roster then is saved first."
        )),
      HelpTopic(
        heading: tr("A New Year"),
        text: tr(
          "Start a New Year in the main menu saves a copy of the roster beside it, then empties it. Undo brings the students back."
        )),
      HelpTopic(
        heading: tr("What Roster Does Not Do"),
        text: tr(
          "It keeps no photos, no attendance marks and no addresses of parents. Someone who is in several classes is entered in each of them, with the same number."
        )),
      HelpTopic(
        heading: tr("All Keys"), text: tr("Ctrl+? shows a list of the keyboard shortcuts.")),
    ]
  }
}
