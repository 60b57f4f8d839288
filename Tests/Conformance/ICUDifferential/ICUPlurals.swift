import CICU
import CurrencyEngine

/// ICU's plural rules of one locale.
final class ICUPlurals {
    private let plurals: OpaquePointer

    init(locale: String) throws {
        var opened: OpaquePointer?
        if let error = cicu_plurals_open(locale, &opened) {
            throw ICUFormatter.Failure(description: "\(locale): \(String(cString: error))")
        }
        guard let opened else { throw ICUFormatter.Failure(description: "\(locale): no plural rules") }
        plurals = opened
    }

    deinit {
        cicu_plurals_close(plurals)
    }

    /// The category of a decimal, with the fraction digits of its text.
    func category(_ decimal: String) throws -> String {
        try keyword(decimal) { cicu_plurals_select(plurals, decimal, decimal.utf8.count, $0, $1, $2) }
    }

    /// The category of a formatter's last result.
    func category(of formatter: ICUCompactFormatter) throws -> String {
        try keyword("formatted") { cicu_plurals_select_formatted(plurals, formatter.formatter, $0, $1, $2) }
    }

    /// The category of a range formatter's last result.
    func category(of formatter: ICURangeFormatter) throws -> String {
        try keyword("range") { cicu_plurals_select_range(plurals, formatter.formatter, $0, $1, $2) }
    }

    private func keyword(
        _ what: String,
        _ select: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<CChar>?
    ) throws -> String {
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            var length = 0
            if let error = select(base, buffer.count, &length) {
                throw ICUFormatter.Failure(description: "\(what): \(String(cString: error))")
            }
            return String(decoding: UnsafeRawBufferPointer(start: base, count: length), as: UTF8.self)
        }
    }
}

/// ICU's number formatter, which reports where the digits are in its last result.
final class ICUCompactFormatter {
    let formatter: OpaquePointer
    private var buffer = [CChar](repeating: 0, count: 512)

    init(locale: String, skeleton: String) throws {
        var opened: OpaquePointer?
        if let error = cicu_formatter_open(locale, skeleton, skeleton.utf8.count, &opened) {
            throw ICUFormatter.Failure(description: "\(locale) \(skeleton): \(String(cString: error))")
        }
        guard let opened else { throw ICUFormatter.Failure(description: "\(locale) \(skeleton): no formatter") }
        formatter = opened
    }

    deinit {
        cicu_formatter_close(formatter)
    }

    struct Result {
        /// The text before and after the digits. If there are no digits, all text is `before`.
        var before: String
        var after: String
        var integerDigits: Int
    }

    func format(_ decimal: String) throws -> Result {
        var length = 0
        let error = cicu_formatter_format_decimal(
            formatter, decimal, decimal.utf8.count, &buffer, buffer.count, &length)
        if let error { throw ICUFormatter.Failure(description: "\(decimal): \(String(cString: error))") }
        let bytes = buffer[..<length].map { UInt8(bitPattern: $0) }
        var fields = [cicu_field](repeating: cicu_field(), count: 32)
        var count = 0
        if let error = cicu_formatter_fields(formatter, &fields, fields.count, &count) {
            throw ICUFormatter.Failure(description: "\(decimal): \(String(cString: error))")
        }
        var first = bytes.count
        var end = bytes.count
        var digits = 0
        for field in fields.prefix(count) {
            // 0 is the integer part, 1 the fraction.
            guard field.field == 0 || field.field == 1 else { continue }
            if field.field == 0 {
                first = Int(field.utf8_begin)
                let integer = String(decoding: bytes[first..<Int(field.utf8_end)], as: UTF8.self)
                digits = integer.unicodeScalars.count
            }
            end = Int(field.utf8_end)
        }
        if digits == 0 { (first, end) = (bytes.count, bytes.count) }
        return Result(
            before: String(decoding: bytes[..<first], as: UTF8.self),
            after: String(decoding: bytes[end...], as: UTF8.self), integerDigits: digits)
    }
}
