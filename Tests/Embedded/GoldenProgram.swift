import CurrencyFormat

// The golden grid without an operating system. The C file linked with it provides input and output.

@_extern(c, "put_bytes")
private func putBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

/// Writes the part of the grid for every `every`th locale.
@_cdecl("write_golden_grid")
public func writeGoldenGrid(every: Int) {
    _ = GoldenGrid(every: every).write { bytes in
        bytes.withUnsafeBufferPointer { putBytes($0.baseAddress, $0.count) }
    }
}
