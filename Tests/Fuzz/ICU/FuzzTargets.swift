import CurrencyCore
import CurrencyEngine
import DataSnapshot
import Foundation
import ICUSource
import LocaleResolution
import NumberSkeletons
import TableEmitter

// Both sides use the data of the machine's ICU, so every difference is between the engines. The image and ICU's
// formatters take seconds to make, so each is made only once.

/// Compares formatting with ICU.
let fuzzTargets = [
    FuzzTarget("icu", longest: 20) {
        let pairs = EnginePair.all()
        return { input in
            var reader = InputReader(input)
            let pair = pairs[reader.below(pairs.count)]
            pair.compare(reader.usualAmount())
        }
    }
]

extension InputReader {
    /// A decimal of up to nineteen digits below 10^18, because ICU's plural operands have 64 bits.
    fileprivate mutating func usualAmount() -> DecimalValue {
        let kind = byte()
        let digits = DecimalValue.Coefficient(integer(bytes: 8) >> UInt64(byte() & 0x3F))
        let exponent = kind & 0x40 == 0 ? -Int(kind & 7) : Int(byte() % 32) - 16
        let value = try? DecimalValue(
            isNegative: kind & 0x80 != 0, coefficient: digits, exponent: min(exponent, 18 - digits.digitCount))
        return value ?? .zero
    }
}

/// The same style in both engines.
private struct EnginePair {
    let name: String
    let plan: FormatPlan
    let formatter: ICUFormatter

    private static let locales = [
        "en", "de", "fr", "hi", "ar-EG", "fa", "de-CH", "es", "pt-PT", "sv", "ja", "en-IN", "ne", "my", "bg", "mr",
        "he",
        "pl", "und", "lv", "it", "cs", "ur", "bn",
    ]

    private static let skeletons = [
        "currency/EUR", "currency/USD sign-accounting", "currency/JPY sign-always", "currency/KWD unit-width-narrow",
        "currency/EUR unit-width-iso-code", "currency/USD compact-short", "currency/INR compact-short @@#",
        "currency/CHF precision-currency-cash", "currency/EUR .00/@@@+", "currency/USD group-off rounding-mode-down",
        "currency/EUR unit-width-hidden decimal-always", "percent .0#", "compact-short",
        "compact-long rounding-mode-half-up",
        "@@@##", ".000/w", "integer-width/+0000", "scale/100 group-min2", "permille", "precision-increment/0.25",
        "currency/CVE", "currency/XAU", "sign-except-zero .#", "currency/EUR sign-accounting-negative group-thousands",
    ]

    static func all() -> [EnginePair] {
        do {
            let facts = try ICUSource().read()
            let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
            let snapshot = Snapshot(
                locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: .none)
            let data = try CurrencyData(TableImage(of: snapshot).bytes)
            return try locales.flatMap { identifier in
                let locale = try LocaleIdentifier(identifier)
                return try skeletons.map { skeleton in
                    var style = try NumberStyle(skeleton: skeleton, locale: locale, data: data)
                    style.options.compatibility = .icu
                    return EnginePair(
                        name: "\(identifier) \(skeleton)", plan: style.plan,
                        formatter: try ICUFormatter(locale: identifier, skeleton: skeleton))
                }
            }
        } catch {
            fatalError("\(error)")
        }
    }

    func compare(_ amount: DecimalValue) {
        let own = plan.format(amount)
        do {
            let text = try formatter.format(amount.plainText) { String(decoding: $0, as: UTF8.self) }
            require(own == text, "\(name): \(amount) is “\(own)”, of ICU “\(text)”")
        } catch {
            fatalError("\(name): \(amount): \(error)")
        }
    }
}
