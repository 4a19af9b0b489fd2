// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// A folder of a test's own, which goes when its owner does.
package final class TemporaryFolder: Sendable {
  package let path: String

  package convenience init() { self.init(in: "/tmp") }

  /// A folder in another one, such as that of a small disk.
  package init(in parent: String) {
    var template = Array("\(parent)/roster-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { name in
      guard let made = mkdtemp(name.baseAddress!) else { preconditionFailure("no folder") }
      return String(cString: made)
    }
  }

  deinit { system("rm -rf '\(path)'") }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files in the folder, sorted.
  package var files: [String] { Self.files(in: path) }

  /// The names of the files in any folder, sorted; none when it is not there.
  package static func files(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a symbolic link to a file of the folder, which need not be there.
  package func link(_ name: String, to target: String) {
    precondition(symlink(file(target), file(name)) == 0, "no link \(name)")
  }

  /// Makes a file, or another one in its place.
  package func write(_ bytes: [UInt8], to name: String) {
    guard let stream = fopen(file(name), "wb") else { preconditionFailure("no file \(name)") }
    defer { fclose(stream) }
    precondition(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
  }

  /// Who may do what with a file or folder, as `chmod` takes it.
  package static func permissions(ofFile path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// All bytes of a file; none when it is not there.
  package func bytes(of name: String) -> [UInt8] { Self.bytes(ofFile: file(name)) }

  /// All bytes of a file at any path; none when it is not there.
  package static func bytes(ofFile path: String) -> [UInt8] {
    guard let stream = fopen(path, "rb") else { return [] }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let size = ftell(stream)
    rewind(stream)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, stream)
    }
  }
}
