import CurrencyCore
import CurrencyEngine
import TestSupport

/// Counts compared strings and collects differences.
struct Comparison {
    /// The skeletons compared for every locale and currency. The seed adds others.
    private static let fixed: [(skeleton: String, sign: CurrencySign, display: CurrencyDisplay)] = [
        ("", .standard, .symbol),
        ("unit-width-narrow", .standard, .narrowSymbol),
        ("unit-width-iso-code", .standard, .code),
        ("sign-accounting", .accounting, .symbol),
        ("unit-width-narrow sign-accounting", .accounting, .narrowSymbol),
        ("unit-width-iso-code sign-accounting", .accounting, .code),
    ]
    /// The number of random option choices per pair, and of random doubles per choice.
    private static let randomChoices = 2
    private static let randomDoubles = 5

    /// The number of strings compared per pair.
    static var stringsPerPair: Int {
        fixed.count * Amounts.all.count + randomChoices * (Amounts.all.count + randomDoubles)
    }

    let data: CurrencyData
    let names: CurrencyNames
    let seed: UInt64
    private let currencies = ICULists.currencies
    private let numberingSystems = ICULists.numberingSystems
    private(set) var count = 0
    /// Option choices that ICU does not support.
    private(set) var unsupported = 0
    /// Option choices for which ICU's text is ill-formed.
    private(set) var illFormed = 0
    private(set) var ledger: Ledger

    init(data: CurrencyData, names: CurrencyNames, seed: UInt64, ledger: Ledger) {
        self.data = data
        self.names = names
        self.seed = seed
        self.ledger = ledger
    }

    mutating func compare(locale: String, currency: String) throws {
        let code = try CurrencyCode(currency)
        let identifier = try LocaleIdentifier(locale)
        for fixed in Self.fixed {
            let style = CurrencyStyle(currency: code, locale: identifier, data: data)
                .sign(fixed.sign).display(fixed.display)
            let pair = try Pair(locale, currency, fixed.skeleton, style)
            try compareAmounts(pair)
        }
        try compareRandomChoices(locale, currency, code)
    }

    private mutating func compareRandomChoices(_ locale: String, _ currency: String, _ code: CurrencyCode) throws {
        var random = SplitMix64(seed: seed, for: [locale, currency])
        for _ in 0..<Self.randomChoices {
            let options = StyleOptions(
                &random, locale: locale, currencies: currencies, numberingSystems: numberingSystems,
                names: names)
            let pair = try Pair(options.locale, currency, options.skeleton, options.style(code, data))
            do {
                try compareAmounts(pair)
            } catch is ICUFormatter.Unsupported {
                unsupported += 1
                continue
            } catch is ICUFormatter.IllFormed {
                illFormed += 1
                continue
            }
            for _ in 0..<Self.randomDoubles {
                let double = Amounts.randomDouble(&random)
                let (value, text) = (DecimalValue(double), double.description)
                try pair.icu.format(double) { compare(pair, value, text, $0) }
            }
        }
    }

    /// Compares the strings that demonstrate an entry of the ledger.
    mutating func compare(_ target: LedgerEntry.Target) throws {
        let options = try StyleOptions(skeleton: target.skeleton, locale: target.locale, names: names)
        let style = try options.style(CurrencyCode(target.currency), data)
        let pair = try Pair(target.locale, target.currency, target.skeleton, style)
        try compareAmounts(pair)
        if let amount = target.amount {
            let value = try DecimalValue(amount)
            try pair.icu.format(amount) { compare(pair, value, amount, $0) }
        }
    }

    /// ICU's formatter and this engine's plans for the same locale, currency and options.
    private struct Pair {
        let icu: ICUFormatter
        let plan: FormatPlan
        let specification: FormatPlan
        let plansAgree: Bool
        let locale: String
        let currency: String
        let skeleton: String

        init(_ locale: String, _ currency: String, _ skeleton: String, _ style: CurrencyStyle) throws {
            icu = try ICUFormatter(
                locale: locale, skeleton: "currency/\(currency)" + (skeleton.isEmpty ? "" : " " + skeleton))
            plan = style.compatibility(.icu).plan
            specification = style.plan
            plansAgree = plan == specification
            (self.locale, self.currency, self.skeleton) = (locale, currency, skeleton)
        }
    }

    private mutating func compareAmounts(_ pair: Pair) throws {
        for amount in Amounts.all {
            try pair.icu.format(amount.text) { compare(pair, amount.value, amount.text, $0) }
        }
    }

    private mutating func compare(
        _ pair: Pair, _ amount: DecimalValue, _ text: String, _ expected: UnsafeBufferPointer<UInt8>
    ) {
        count += 1
        func record(_ here: String?, _ reading: LedgerEntry.Reading) {
            guard let here else { return }
            ledger.record(
                LedgerDifference(
                    reading: reading, locale: pair.locale, currency: pair.currency, skeleton: pair.skeleton,
                    amount: text, upstream: String(decoding: expected, as: UTF8.self), here: here))
        }
        let here = Self.text(pair.plan, amount, unless: expected)
        record(here, .icu)
        if pair.plansAgree { return }
        // If the texts are the same, the difference is in ICU's reading and would be counted twice.
        let specified = Self.text(pair.specification, amount, unless: expected)
        if specified != here { record(specified, .ldml) }
    }

    /// The engine's text, if it differs.
    private static func text(
        _ plan: FormatPlan, _ amount: DecimalValue, unless expected: UnsafeBufferPointer<UInt8>
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            guard let count = plan.write(amount, into: buffer) else { return plan.format(amount) }
            let found = UnsafeBufferPointer(rebasing: buffer[..<count])
            return found.elementsEqual(expected) ? nil : String(decoding: found, as: UTF8.self)
        }
    }
}
