import CurrencyCore
import CurrencyFormat
import CurrencyNames
import CurrencyParsing
import CurrencyReader

/// Formats or parses COUNT amounts on one path of the engine: `CountsAllocations PATH COUNT`.
///
/// Comparing the allocations of two runs with different counts shows whether formatting allocates.
@main
enum CountsAllocations {
    static func main() {
        guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) else {
            print(paths.map(\.name).joined(separator: "\n"))
            return
        }
        do {
            guard let path = paths.first(where: { $0.name == CommandLine.arguments[1] }) else {
                print("There is no path \(CommandLine.arguments[1])")
                return
            }
            print(try path.run(count))
        } catch {
            print("error: \(error)")
        }
    }

    struct Path: Sendable {
        var name: String
        /// Formats that many amounts. Returns the sum of their lengths.
        var run: @Sendable (Int) throws -> Int
    }

    static let paths = [
        Path(name: "minor-units") { try written($0, .usDollar, "en-US", minorUnits) },
        Path(name: "double") { try written($0, .euro, "de-DE", double) },
        Path(name: "decimal") { try written($0, .euro, "fr-CH", short) },
        Path(name: "indian-groups") { try written($0, .indianRupee, "hi-IN", short) },
        Path(name: "arabic-digits") { try written($0, .egyptianPound, "ar-EG", short) },
        Path(name: "digits-of-four-bytes") { try written($0, .usDollar, "en-u-nu-mathsans", short) },
        Path(name: "thirty-digits") { try written($0, .yen, "ja-JP", long) },
        Path(name: "thirty-arabic-digits") { try written($0, .iranianRial, "fa-IR", long) },
        Path(name: "accounting") { try written($0, .usDollar, "en-US-u-cf-account", short) },
        Path(name: "cash-rounding") { try written($0, .swissFranc, "de-CH", short, digits: .cash) },
        Path(name: "not-a-number") { try written($0, .usDollar, "en-US", notFinite) },
        Path(name: "names") { try written($0, .zloty, "pl-PL", short, display: name) },
        Path(name: "names-first") { try written($0, .kenyanShilling, "sw-KE", short, display: name) },
        Path(name: "names-with-arabic-digits") { try written($0, .egyptianPound, "ar-EG", long, display: name) },
        Path(name: "compact-names") { try written($0, .usDollar, "fr-FR", short, display: name, .compact(.long)) },
        Path(name: "names-of-no-number") { try written($0, .usDollar, "en-US", notFinite, display: name) },
        Path(name: "reading-decimals") { count in
            let texts = ["-1234567.89", "0.005", "12345678901234567890.123456789", "1e-7"].map { Array($0.utf8) }
            return try (0..<count).reduce(0) { sum, index in
                let number = try texts[index % texts.count].withUnsafeBufferPointer { try DecimalValue(utf8: $0) }
                return sum + (number.isZero ? 0 : 1)
            }
        },
        Path(name: "strict-parsing") { try read($0, .euro, "de-DE") },
        Path(name: "strict-parsing-of-indian-groups") { try read($0, .indianRupee, "hi-IN") },
        Path(name: "strict-parsing-of-arabic-digits") { try read($0, .egyptianPound, "ar-EG") },
        Path(name: "strict-parsing-of-bengali-digits") { try read($0, .taka, "bn-BD") },
        Path(name: "lenient-parsing") { count in
            let parser = CurrencyParser(.euro, locale: .germanGermany)
            return try sum(count, of: euros) { try parser.parseMinorUnits(utf8: $0) }
        },
        Path(name: "lenient-parsing-of-codes") { count in
            let parser = CurrencyParser(.euro, locale: .germanGermany)
            return try sum(count, of: coded) { try parser.parseMinorUnits(utf8: $0) }
        },
        // One call per amount, as in people's first code: every call looks everything up again.
        Path(name: "resolving") { try resolved($0, .euro, .germanGermany) },
        Path(name: "resolving-a-symbol-before") { try resolved($0, .usDollar, .englishUnitedStates) },
        Path(name: "resolving-indian-groups") { try resolved($0, .indianRupee, .hindiIndia) },
        Path(name: "resolving-along-ancestors") { try resolved($0, .mexicanPeso, .spanishArgentina) },
        Path(name: "resolving-local-digits") { try resolved($0, .indianRupee, .marathiIndia) },
        Path(name: "resolving-accounting") {
            try resolved($0, .usDollar, .englishUnitedStates) { $0.sign(.accounting) }
        },
        Path(name: "resolving-direction-marks") { try resolved($0, .mexicanPeso, .arabicUnitedArabEmirates) },
        Path(name: "resolving-a-long-text-for-nan") { try resolved($0, .yen, .laoLaos) },
        // A control that the counter must detect: a new String for each amount.
        Path(name: "control-of-strings") { count in
            let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
            return try (0..<count).reduce(0) {
                $0 + (try plan.format(minorUnits: Int64($1) &* 7_919_000_003).utf8.count)
            }
        },
    ]

    typealias Write = @Sendable (FormatPlan, Int, UnsafeMutableBufferPointer<UInt8>) throws -> Int?

    static let name = CurrencyDisplay.name(.bundled)

    @inline(__always)
    static func resolved(
        _ count: Int, _ currency: Currency, _ locale: CurrencyLocale,
        _ options: (CurrencyStyle) -> CurrencyStyle = { $0 }
    ) throws -> Int {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count {
                let plan = options(CurrencyStyle(currency, locale: locale)).plan
                sum += try plan.write(minorUnits: Int64(index) &* 7919 - 300_000, into: buffer) ?? 0
            }
            return sum
        }
    }

    static let minorUnits: Write = { try $0.write(minorUnits: Int64($1) &* 7919 - 300_000, into: $2) }
    static let double: Write = { $0.write((Double($1) - 500) * 1234.567, into: $2) }
    static let short: Write = { plan, index, buffer in
        plan.write(DecimalValue(minorUnits: Int64(index) &* 7_919_003 - 3_000_000_000, scale: 3), into: buffer)
    }
    static let long: Write = { $0.write($1 % 2 == 0 ? longAmounts.0 : longAmounts.1, into: $2) }
    static let longAmounts: (DecimalValue, DecimalValue) = {
        let texts = ("-123456789012345678901234567890", "98765432109876543210987.6543210")
        return ((try? DecimalValue(texts.0)) ?? .zero, (try? DecimalValue(texts.1)) ?? .zero)
    }()
    static let notFinite: Write = { $0.write($1 % 2 == 0 ? DecimalValue.nan : .infinity.negated, into: $2) }

    static func written(
        _ count: Int, _ currency: Currency, _ locale: String, _ write: Write, digits: CurrencyDigits = .display,
        display: CurrencyDisplay = .symbol, _ notation: FormatOptions.Notation = .standard
    ) throws -> Int {
        var style = CurrencyStyle(currency, locale: try LocaleIdentifier(locale)).digits(digits).display(display)
        style.options.notation = notation
        let plan = style.plan
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count { sum += try write(plan, index, buffer) ?? 0 }
            return sum
        }
    }

    static let euros = ["1.234,56\u{A0}€", "123.456,78\u{A0}€", "-99.999,00\u{A0}€", "0,05\u{A0}€"].map {
        Array($0.utf8)
    }
    static let coded = ["EUR 1.234,56", "123456,78 EUR", "-99.999,00 EUR", "EUR 0,05"].map { Array($0.utf8) }

    /// Parses the plan's own text.
    static func read(_ count: Int, _ currency: Currency, _ locale: String) throws -> Int {
        let plan = CurrencyStyle(currency, locale: try LocaleIdentifier(locale)).plan
        let texts = try [123_456, 12_345_678, -9_999_900, 5].map { Array(try plan.format(minorUnits: $0).utf8) }
        return try sum(count, of: texts) { try plan.parseMinorUnits(utf8: $0) }
    }

    static func sum(
        _ count: Int, of texts: [[UInt8]], _ read: (UnsafeBufferPointer<UInt8>) throws -> Int64
    ) throws -> Int {
        var sum: Int64 = 0
        for index in 0..<count { sum += try texts[index % texts.count].withUnsafeBufferPointer(read) }
        return Int(sum)
    }
}
