import CICU

/// ICU's number formatter in its fastest use: one formatter for all amounts, called from C with a UTF-16 buffer.
final class ICUPeer {
    private let formatter: OpaquePointer

    struct Failure: Error {
        var name: String
    }

    init(locale: String, code: String) throws {
        var opened: OpaquePointer?
        let skeleton = "currency/\(code)"
        if let error = skeleton.withCString({ cicu_formatter_open(locale, $0, skeleton.utf8.count, &opened) }) {
            throw Failure(name: String(cString: error))
        }
        guard let opened else { throw Failure(name: "no formatter") }
        formatter = opened
    }

    deinit {
        cicu_formatter_close(formatter)
    }

    func formatAll(_ values: [Double]) throws -> UInt64 {
        var units: UInt64 = 0
        if let error = cicu_formatter_benchmark(formatter, values, values.count, 1, &units) {
            throw Failure(name: String(cString: error))
        }
        return units
    }

    /// Formats a column into an arena that is reused.
    ///
    /// - Returns: The number of bytes.
    func formatColumn(
        _ values: [Double], _ arena: UnsafeMutableBufferPointer<CChar>, _ offsets: UnsafeMutableBufferPointer<Int32>
    ) throws -> Int {
        guard let bytes = arena.baseAddress, let ends = offsets.baseAddress, offsets.count > values.count else {
            throw Failure(name: "no arena")
        }
        if let error = cicu_formatter_column(formatter, values, values.count, bytes, arena.count, ends) {
            throw Failure(name: String(cString: error))
        }
        return Int(offsets[values.count])
    }
}
