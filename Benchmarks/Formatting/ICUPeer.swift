import CICU

/// ICU's number formatter, kept, and driven from C into a UTF-16 buffer: its own fastest way.
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
}
