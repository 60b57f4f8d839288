import Testing

@testable import CurrencyEngine
@testable import CurrencyReader
@testable import CurrencyFormat

/// Strict parsing accepts just what the formatter writes: every short text of an alphabet is looked up in what the
/// formatter writes for every amount that could have so short a text.
struct ParseTests {
    struct Style: CustomTestStringConvertible, Sendable {
        var name: String
        var alphabet: [String]
        var length: Int
        /// The decimals that an amount may be shown with.
        var decimals = 2
        var make: @Sendable () throws -> CurrencyStyle
        var testDescription: String { name }
    }

    private static func dollar(_ locale: String) throws -> CurrencyStyle {
        CurrencyStyle(try CurrencyCode("USD"), locale: try LocaleIdentifier(locale))
    }

    static let styles = [
        Style(name: "minus and symbol", alphabet: ["$", "-", "0", "1", "."], length: 6, decimals: 1) {
            try dollar("en").precision(.fraction(1))
        },
        Style(name: "parentheses", alphabet: ["$", "(", ")", "0", "1", "."], length: 6, decimals: 1) {
            try dollar("en").sign(.accounting).precision(.fraction(1))
        },
        Style(name: "no currency, decimals left out", alphabet: ["-", "0", "1", ",", "."], length: 6) {
            try dollar("en").display(.none).precision(.fraction(0...2))
        },
        Style(name: "no decimals", alphabet: ["-", "0", "1", ",", "."], length: 6, decimals: 0) {
            try dollar("en").display(.none).precision(.fraction(0))
        },
        Style(name: "two digits before the first group", alphabet: ["0", "1", ".", ","], length: 7, decimals: 0) {
            try dollar("es").display(.none).precision(.fraction(0))
        },
        Style(name: "groups of two", alphabet: ["0", "1", ","], length: 9, decimals: 0) {
            try dollar("en-IN").display(.none).precision(.fraction(0))
        },
        Style(name: "signs of all but zero", alphabet: ["$", "+", "-", "0", "1", "."], length: 5, decimals: 1) {
            try dollar("en").signDisplay(.exceptZero).precision(.fraction(1))
        },
        Style(name: "other digits", alphabet: ["-", "٠", "١", "٬", "٫"], length: 6, decimals: 1) {
            try dollar("ar-EG").display(.none).precision(.fraction(1)).bidi(.strip)
        },
        Style(name: "hundredths", alphabet: ["-", "0", "1", ",", "."], length: 6, decimals: 3) {
            try dollar("en").display(.none).precision(.fraction(1)).scale(byPowerOfTen: 2)
        },
        Style(name: "zeros in front", alphabet: ["-", "0", "1", ",", "."], length: 6, decimals: 1) {
            try dollar("en").display(.none).precision(.fraction(1)).integerDigits(minimum: 2)
        },
        Style(name: "no zero in front", alphabet: ["-", "0", "1", ",", "."], length: 6) {
            try dollar("en").display(.none).precision(.fraction(0...2)).integerDigits(minimum: 0)
        },
        Style(name: "significant digits", alphabet: ["-", "0", "1", ",", "."], length: 6, decimals: 4) {
            try dollar("en").display(.none).digits(.precision(.significant(2...3)))
        },
    ]

    @Test(arguments: styles)
    func everyShortTextIsReadWhereTheFormatterWritesItAndRefusedElsewhere(style: Style) throws {
        let plan = try style.make().plan
        var general = plan
        general.canParseFixed = false
        // Every amount of digits 0 and 1 with as many places as fit, of both signs.
        var written: Set<String> = []
        for pattern in 0..<(1 << (style.length + 1)) {
            let digits = String(pattern, radix: 2)
            for places in 0...(style.decimals + 2) {
                written.insert(plan.format(try DecimalValue("\(digits)e-\(places)")))
                written.insert(plan.format(try DecimalValue("-\(digits)e-\(places)")))
            }
        }
        var accepted = 0
        for text in Self.texts(style.alphabet, upTo: style.length) {
            // By the way that all plans have; what the fixed way does not read, `parse` reads so, too.
            let value = try? general.parse(text)
            if (value != nil) != written.contains(text) {
                Issue.record("\(text) is read as \(String(describing: value)); written: \(written.contains(text))")
            }
            if let value {
                accepted += 1
                if plan.format(value) != text { Issue.record("\(text) is read as \(value), written otherwise") }
            }
            // Both ways agree: where neither reads the text, there is nothing else that `parse` could ask.
            guard value != nil || Self.readsFixed(text, plan) else { continue }
            let fixed = try? plan.parse(text)
            if fixed != value || fixed?.isNegative != value?.isNegative {
                Issue.record("\(text): \(String(describing: value)), and \(String(describing: fixed)) by both ways")
            }
        }
        #expect(accepted > 5)
    }

    private static func readsFixed(_ text: String, _ plan: FormatPlan) -> Bool {
        text.withUTF8Bytes { plan.readFixed($0) != nil }
    }

    private static func texts(_ alphabet: [String], upTo length: Int) -> [String] {
        var all = [""]
        var last = [""]
        for _ in 0..<length {
            last = last.flatMap { text in alphabet.map { text + $0 } }
            all += last
        }
        return all
    }
}
