import CICU
import Foundation

/// ICU's number formatter for one locale and skeleton.
final class ICUFormatter {
    let formatter: OpaquePointer
    /// Large enough for 10^308 with groups, in digits of four bytes.
    private var buffer = [CChar](repeating: 0, count: 4096)

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// ICU cannot format in systems without ten digits, such as traditional Tamil.
    struct Unsupported: Error {}

    /// ICU's text is ill-formed UTF-16: a name that it inserts among digits outside the BMP splits a surrogate pair.
    struct IllFormed: Error {}

    init(locale: String, skeleton: String) throws {
        var opened: OpaquePointer?
        let error = skeleton.withCString { cicu_formatter_open(locale, $0, skeleton.utf8.count, &opened) }
        if let error { throw Failure(description: "\(locale) \(skeleton): \(String(cString: error))") }
        guard let opened else { throw Failure(description: "\(locale) \(skeleton): no formatter") }
        formatter = opened
    }

    deinit {
        cicu_formatter_close(formatter)
    }

    /// Passes the UTF-8 that ICU writes for a decimal to a closure.
    func format<Result>(
        _ decimal: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        try text(of: decimal, body) {
            cicu_formatter_format_decimal(formatter, decimal, decimal.utf8.count, $0, $1, $2)
        }
    }

    /// Passes the UTF-8 that ICU writes for a binary number to a closure.
    func format<Result>(
        _ double: Double, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        try text(of: double, body) { cicu_formatter_format_double(formatter, double, $0, $1, $2) }
    }

    private func text<Amount, Result>(
        of amount: Amount, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result,
        _ write: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<CChar>?
    ) throws -> Result {
        try buffer.withUnsafeMutableBufferPointer { buffer in
            var length = 0
            guard let base = buffer.baseAddress else { throw Failure(description: "no buffer") }
            if let error = write(base, buffer.count, &length) {
                if strcmp(error, "U_UNSUPPORTED_ERROR") == 0 { throw Unsupported() }
                if strcmp(error, "U_INVALID_CHAR_FOUND") == 0 { throw IllFormed() }
                throw Failure(description: "\(amount): \(String(cString: error))")
            }
            return try UnsafeBufferPointer(rebasing: buffer[..<length]).withMemoryRebound(to: UInt8.self, body)
        }
    }
}
