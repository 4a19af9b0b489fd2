// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc
internal import Synchronization

/// The layer as SQLite sees it: a file system of its own, the default one.
///
/// Source: “The SQLite OS Interface or VFS”. What may fail is told at `Plan`; the rest is
/// passed on. A file is a head of ours with the real file behind it.
enum Layer {
  /// How many bytes of ours stand before the real file.
  private static let head = 16

  static func install() {
    guard let real = sqlite3_vfs_find(nil), sqlite3_vfs_find("faulty") == nil else { return }
    let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    layer.initialize(to: real.pointee)
    layer.pointee.zName = UnsafePointer(strdup("faulty"))
    layer.pointee.szOsFile += Int32(head)
    layer.pointee.pAppData = UnsafeMutableRawPointer(real)
    layer.pointee.xOpen = { Layer.open($0, $1, $2, $3, $4) }
    layer.pointee.xDelete = { layer, path, syncs in
      Layer.code(of: .delete, SQLITE_IOERR | 10 << 8)
        ?? Layer.real(layer).pointee.xDelete(Layer.real(layer), path, syncs)
    }
    layer.pointee.xAccess = { layer, path, flags, result in
      Layer.code(of: .access, SQLITE_IOERR | 13 << 8)
        ?? Layer.real(layer).pointee.xAccess(Layer.real(layer), path, flags, result)
    }
    layer.pointee.xCurrentTimeInt64 = { layer, time in
      let code = Layer.real(layer).pointee.xCurrentTimeInt64(Layer.real(layer), time)
      time!.pointee += Int64(FaultyDisk.clockError.load(ordering: .relaxed))
      return code
    }
    sqlite3_vfs_register(layer, 1)
  }

  /// What a call returns if it fails.
  static func code(of call: FaultyDisk.Call, _ code: Int32) -> Int32? {
    switch FaultyDisk.plan.failure(of: call) {
    case .once, .lasting: code
    case .full: SQLITE_FULL
    case nil: nil
    }
  }

  static func real(_ layer: UnsafeMutablePointer<sqlite3_vfs>?) -> UnsafeMutablePointer<sqlite3_vfs>
  {
    layer!.pointee.pAppData.assumingMemoryBound(to: sqlite3_vfs.self)
  }

  static func real(
    _ file: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafeMutablePointer<sqlite3_file> {
    (UnsafeMutableRawPointer(file!) + head).assumingMemoryBound(to: sqlite3_file.self)
  }

  private static func open(
    _ layer: UnsafeMutablePointer<sqlite3_vfs>?, _ path: sqlite3_filename?,
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
    _ result: UnsafeMutablePointer<Int32>?
  ) -> Int32 {
    file!.pointee.pMethods = nil
    if let code = code(of: .open, SQLITE_CANTOPEN) { return code }
    let code = real(layer).pointee.xOpen(real(layer), path, real(file), flags, result)
    // SQLite closes what has methods, also when opening failed.
    if real(file).pointee.pMethods != nil {
      file!.pointee.pMethods = UnsafePointer(bitPattern: methods)
    }
    return code
  }
}
