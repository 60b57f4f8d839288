import CICU

/// ICU's number formatter for one locale and skeleton.
final class ICUFormatter {
    let formatter: OpaquePointer
    private var buffer = [CChar](repeating: 0, count: 512)

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

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

    /// Calls a closure with the UTF-8 that ICU writes for a decimal.
    func format<Result>(
        _ decimal: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        var length = 0
        let formatter = formatter
        let error = buffer.withUnsafeMutableBufferPointer { buffer in
            cicu_formatter_format_decimal(
                formatter, decimal, decimal.utf8.count, buffer.baseAddress!, buffer.count, &length)
        }
        if let error { throw Failure(description: "\(decimal): \(String(cString: error))") }
        return try buffer.withUnsafeBufferPointer { buffer in
            try buffer.withMemoryRebound(to: UInt8.self) {
                try body(UnsafeBufferPointer(rebasing: $0[..<length]))
            }
        }
    }
}

/// The lists that ICU keeps.
enum ICULists {
    static var locales: [String] {
        collect { cicu_locales(appendText, $0) }
    }

    static var currencies: [String] {
        collect { _ = cicu_currency_codes(appendText, $0) }.sorted()
    }

    private static func collect(_ fill: (UnsafeMutableRawPointer) -> Void) -> [String] {
        var result: [String] = []
        withUnsafeMutablePointer(to: &result) { fill(UnsafeMutableRawPointer($0)) }
        return result
    }
}

/// Appends a text to the array of strings that `context` points to.
private func appendText(_ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>, _ length: Int) {
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    context?.assumingMemoryBound(to: [String].self).pointee.append(String(decoding: bytes, as: UTF8.self))
}
