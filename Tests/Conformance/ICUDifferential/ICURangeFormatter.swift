import CICU
import Foundation

/// ICU's formatter for ranges of numbers.
final class ICURangeFormatter {
    let formatter: OpaquePointer
    private var buffer = [CChar](repeating: 0, count: 8192)

    /// - Parameters:
    ///   - collapse: ICU's number for the parts written only once: 0 auto, 1 none, 2 unit, 3 all.
    ///   - identity: ICU's number for the text of equal numbers: 0 single, 1 approximately or single, 2 approximately,
    ///     3 range.
    init(locale: String, skeleton: String = "", collapse: Int32 = 0, identity: Int32 = 0) throws {
        var opened: OpaquePointer?
        let error = cicu_range_formatter_open(locale, skeleton, skeleton.utf8.count, collapse, identity, &opened)
        if let error { throw ICUFormatter.Failure(description: "\(locale) \(skeleton): \(String(cString: error))") }
        guard let opened else { throw ICUFormatter.Failure(description: "\(locale): no range formatter") }
        formatter = opened
    }

    deinit {
        cicu_range_formatter_close(formatter)
    }

    /// - Parameter areEqual: ICU treats two decimals as equal if they are the same text in memory.
    @discardableResult
    func format(_ first: String, _ second: String, areEqual: Bool = false) throws -> String {
        var length = 0
        let error = first.withCString { first in
            second.withCString { second in
                cicu_range_formatter_format(
                    formatter, first, strlen(first), areEqual ? first : second, strlen(areEqual ? first : second),
                    &buffer, buffer.count, &length)
            }
        }
        if let error { throw ICUFormatter.Failure(description: "\(first)–\(second): \(String(cString: error))") }
        return buffer.withUnsafeBytes { String(decoding: $0[..<length], as: UTF8.self) }
    }

    /// The fields of the last result, including spans.
    func fields() throws -> [cicu_field] {
        var fields = [cicu_field](repeating: cicu_field(), count: 256)
        var count = 0
        if let error = cicu_range_formatter_fields(formatter, &fields, fields.count, &count) {
            throw ICUFormatter.Failure(description: String(cString: error))
        }
        return Array(fields.prefix(count))
    }
}
