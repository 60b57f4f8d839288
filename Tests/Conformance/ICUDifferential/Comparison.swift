import CurrencyCore
import CurrencyEngine

/// The amounts that are compared: signs, halves, edges of groups, zeros, very large and very small.
enum Amounts {
    static let texts = [
        "0", "-0", "1", "-1", "0.005", "-0.004", "0.015", "999.995", "-999.5", "1000", "9999.5", "12345.675",
        "-1234567.891", "99999999999.999", "-12345678901234567890.125", "1E+25", "0.0000000001", "NaN", "Infinity",
        "-Infinity",
    ]

    static let all: [(text: String, value: DecimalValue)] = texts.compactMap { text in
        (try? DecimalValue(text)).map { (text, $0) }
    }
}

/// Counts strings and collects those that differ.
struct Comparison {
    struct Variant {
        var sign: CurrencySign
        var display: CurrencyDisplay
        var skeleton: String
    }

    static let variants = [
        Variant(sign: .standard, display: .symbol, skeleton: ""),
        Variant(sign: .standard, display: .narrowSymbol, skeleton: " unit-width-narrow"),
        Variant(sign: .standard, display: .code, skeleton: " unit-width-iso-code"),
        Variant(sign: .accounting, display: .symbol, skeleton: " sign-accounting"),
        Variant(sign: .accounting, display: .narrowSymbol, skeleton: " unit-width-narrow sign-accounting"),
        Variant(sign: .accounting, display: .code, skeleton: " unit-width-iso-code sign-accounting"),
    ]

    let data: CurrencyData
    private(set) var count = 0
    private(set) var differences: [String] = []
    private(set) var specificationDifferences: [String] = []

    init(data: CurrencyData) {
        self.data = data
    }

    mutating func compare(locale: String, currency: String) throws {
        let code = try CurrencyCode(currency)
        let identifier = try LocaleIdentifier(locale)
        for variant in Self.variants {
            let icu = try ICUFormatter(locale: locale, skeleton: "currency/\(currency)\(variant.skeleton)")
            let style = CurrencyStyle(currency: code, locale: identifier, data: data)
                .sign(variant.sign).display(variant.display)
            let plan = style.compatibility(.icu).plan
            let specification = style.plan
            let agree = plan == specification
            for amount in Amounts.all {
                count += 1
                try icu.format(amount.text) { expected in
                    let what = "\(locale) \(currency)\(variant.skeleton) \(amount.text)"
                    if let difference = Self.difference(plan, amount.value, expected) {
                        differences.append("\(what): \(difference)")
                    }
                    if !agree, let difference = Self.difference(specification, amount.value, expected) {
                        specificationDifferences.append("\(what): \(difference)")
                    }
                }
            }
        }
    }

    static func difference(
        _ plan: FormatPlan, _ amount: DecimalValue, _ expected: UnsafeBufferPointer<UInt8>
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            guard let count = plan.write(amount, into: buffer) else { return "does not fit" }
            let found = UnsafeBufferPointer(rebasing: buffer[..<count])
            if found.elementsEqual(expected) { return nil }
            return "ICU \(visible(expected)), here \(visible(found))"
        }
    }

    /// The text in quotes, with what cannot be seen written as code points.
    private static func visible(_ text: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: text, as: UTF8.self).debugDescription
    }
}
