import CICU
import CommandSupport

/// Amounts as formatted by the machine's ICU.
enum ICUStrings {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func write(_ locale: String, _ currency: String, _ amounts: [String]) throws -> [String?] {
        var opened: OpaquePointer?
        let skeleton = "currency/\(currency)"
        if let error = cicu_formatter_open(locale, skeleton, skeleton.utf8.count, &opened) {
            throw Failure(description: "ICU: \(locale) \(currency): \(String(cString: error))")
        }
        guard let formatter = opened else { throw Failure(description: "ICU: \(locale) \(currency): no formatter") }
        defer { cicu_formatter_close(formatter) }
        return try amounts.map { amount in
            try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
                var length = 0
                guard let base = buffer.baseAddress else { return nil }
                if let error = cicu_formatter_format_decimal(
                    formatter, amount, amount.utf8.count, base, buffer.count, &length)
                {
                    throw Failure(description: "ICU: \(locale) \(currency) \(amount): \(String(cString: error))")
                }
                let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length])
                return String(decoding: text, as: UTF8.self)
            }
        }
    }
}
