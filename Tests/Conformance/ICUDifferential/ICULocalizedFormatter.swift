import CICU

/// ICU's number formatter for a pattern or a skeleton, with custom symbols.
final class ICULocalizedFormatter {
    private let formatter: OpaquePointer
    private var buffer = [CChar](repeating: 0, count: 8192)

    /// The name of ICU's error.
    struct Refusal: Error {
        var name: String
    }

    /// A symbol: a value of ICU's UNumberFormatSymbol and its text.
    typealias OwnSymbol = (symbol: Int32, text: String)

    /// - Parameter roundingMode: A value of ICU's UNumberFormatRoundingMode; 4 is half-even.
    init(
        locale: String, pattern: String, currency: String?, roundingMode: Int32 = 4, minimumGroupingDigits: Int = 1,
        groupingSizes: [Int32]? = nil, symbols: [OwnSymbol] = []
    ) throws {
        var opened: OpaquePointer?
        var pattern = pattern
        let error = Self.withSymbols(symbols) { symbols in
            pattern.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { text in
                    func open(_ code: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
                        var sizes = groupingSizes ?? []
                        return sizes.withUnsafeMutableBufferPointer { sizes in
                            cicu_pattern_formatter_open(
                                locale, Self.address(text), text.count, code, roundingMode,
                                Int32(minimumGroupingDigits), groupingSizes == nil ? nil : sizes.baseAddress,
                                symbols.baseAddress, symbols.count, &opened)
                        }
                    }
                    if let currency { return currency.withCString { open($0) } }
                    return open(nil)
                }
            }
        }
        if let error { throw Refusal(name: String(cString: error)) }
        guard let opened else { throw Refusal(name: "no formatter") }
        formatter = opened
    }

    init(locale: String, skeleton: String, symbols: [OwnSymbol] = []) throws {
        var opened: OpaquePointer?
        var skeleton = skeleton
        let error = Self.withSymbols(symbols) { symbols in
            skeleton.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { text in
                    cicu_skeleton_formatter_open(
                        locale, Self.address(text), text.count, symbols.baseAddress, symbols.count, &opened)
                }
            }
        }
        if let error { throw Refusal(name: String(cString: error)) }
        guard let opened else { throw Refusal(name: "no formatter") }
        formatter = opened
    }

    deinit {
        cicu_localized_formatter_close(formatter)
    }

    /// - Parameter signDisplay: A value of ICU's UNumberSignDisplay, or -1 for the formatter's.
    func format(_ decimal: String, signDisplay: Int32 = -1) throws -> String {
        try buffer.withUnsafeMutableBufferPointer { buffer in
            var length = 0
            guard let base = buffer.baseAddress else { throw Refusal(name: "no buffer") }
            let error = cicu_localized_formatter_format(
                formatter, signDisplay, decimal, decimal.utf8.count, base, buffer.count, &length)
            if let error { throw Refusal(name: String(cString: error)) }
            return buffer[..<length].withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// C needs an address even for an empty text.
    private static func address(_ text: UnsafeBufferPointer<CChar>) -> UnsafePointer<CChar> {
        text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    }

    private static func withSymbols<Result>(
        _ symbols: [OwnSymbol], _ body: (UnsafeBufferPointer<cicu_own_symbol>) -> Result
    ) -> Result {
        var texts = symbols.flatMap { Array($0.text.utf8CString) }
        return texts.withUnsafeMutableBufferPointer { texts in
            var offset = 0
            let own = symbols.map { symbol in
                let count = symbol.text.utf8.count
                defer { offset += count + 1 }
                return cicu_own_symbol(
                    symbol: symbol.symbol, text: texts.baseAddress.unsafelyUnwrapped + offset, length: count)
            }
            return own.withUnsafeBufferPointer(body)
        }
    }
}
