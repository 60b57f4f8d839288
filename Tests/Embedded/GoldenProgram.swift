import CurrencyFormat

// The golden grid without an operating system; the C file that it is linked with has the way in and the way out.

@_extern(c, "put_bytes")
private func putBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

/// Writes each so manieth locale's part of the grid.
@_cdecl("write_golden_grid")
public func writeGoldenGrid(every: Int) {
    _ = GoldenGrid(every: every).write { bytes in
        bytes.withUnsafeBufferPointer { putBytes($0.baseAddress, $0.count) }
    }
}
