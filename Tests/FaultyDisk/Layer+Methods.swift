// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite

extension Layer {
  /// Where the calls on files are, which live as long as the process.
  static let methods: UInt = {
    let table = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    table.initialize(to: sqlite3_io_methods())
    // The second version has shared memory; the third would map the file.
    table.pointee.iVersion = 2
    setTransfers(&table.pointee)
    setStates(&table.pointee)
    setLocks(&table.pointee)
    setSharing(&table.pointee)
    return UInt(bitPattern: table)
  }()

  private static func setTransfers(_ table: inout sqlite3_io_methods) {
    table.xRead = { file, buffer, count, offset in
      Layer.code(of: .read, SQLITE_IOERR | 1 << 8)
        ?? Layer.calls(file).xRead(Layer.real(file), buffer, count, offset)
    }
    table.xWrite = { file, buffer, count, offset in
      guard let code = Layer.code(of: .write, SQLITE_IOERR | 3 << 8) else {
        return Layer.calls(file).xWrite(Layer.real(file), buffer, count, offset)
      }
      // What fails may have come half way.
      _ = Layer.calls(file).xWrite(Layer.real(file), buffer, count / 2, offset)
      return code
    }
    table.xTruncate = { file, size in
      Layer.code(of: .truncate, SQLITE_IOERR | 6 << 8)
        ?? Layer.calls(file).xTruncate(Layer.real(file), size)
    }
    table.xSync = { file, flags in
      Layer.code(of: .sync, SQLITE_IOERR | 4 << 8)
        ?? Layer.calls(file).xSync(Layer.real(file), flags)
    }
    table.xFileSize = { file, size in
      Layer.code(of: .size, SQLITE_IOERR | 7 << 8)
        ?? Layer.calls(file).xFileSize(Layer.real(file), size)
    }
  }

  private static func setStates(_ table: inout sqlite3_io_methods) {
    table.xClose = { file in
      let code = Layer.calls(file).xClose(Layer.real(file))
      file!.pointee.pMethods = nil
      return code
    }
    table.xFileControl = { Layer.calls($0).xFileControl(Layer.real($0), $1, $2) }
    table.xSectorSize = { Layer.calls($0).xSectorSize(Layer.real($0)) }
    table.xDeviceCharacteristics = { Layer.calls($0).xDeviceCharacteristics(Layer.real($0)) }
  }

  private static func setLocks(_ table: inout sqlite3_io_methods) {
    table.xLock = { file, level in
      Layer.code(of: .lock, SQLITE_IOERR | 15 << 8)
        ?? Layer.calls(file).xLock(Layer.real(file), level)
    }
    table.xUnlock = { Layer.calls($0).xUnlock(Layer.real($0), $1) }
    table.xCheckReservedLock = { Layer.calls($0).xCheckReservedLock(Layer.real($0), $1) }
  }

  private static func setSharing(_ table: inout sqlite3_io_methods) {
    table.xShmMap = { file, region, size, extends, address in
      Layer.code(of: .map, SQLITE_IOERR | 21 << 8)
        ?? Layer.calls(file).xShmMap(Layer.real(file), region, size, extends, address)
    }
    table.xShmLock = { file, offset, count, flags in
      // What is given back is always given back.
      let fails = flags & SQLITE_SHM_UNLOCK == 0
      return (fails ? Layer.code(of: .lock, SQLITE_IOERR | 20 << 8) : nil)
        ?? Layer.calls(file).xShmLock(Layer.real(file), offset, count, flags)
    }
    table.xShmBarrier = { Layer.calls($0).xShmBarrier(Layer.real($0)) }
    table.xShmUnmap = { Layer.calls($0).xShmUnmap(Layer.real($0), $1) }
  }

  private static func calls(_ file: UnsafeMutablePointer<sqlite3_file>?) -> sqlite3_io_methods {
    real(file).pointee.pMethods.pointee
  }
}
