import CurrencyCore
import CurrencyEngine
import NumberSkeletons
import TestSupport

/// Compares skeletons in both directions: ICU reads those that this engine writes, and this engine reads random ones of
/// ICU's grammar.
struct SkeletonComparison {
    let data: CurrencyData
    let names: CurrencyNames
    let locales: [String]
    let currencies: [String]
    private(set) var written = 0
    private(set) var read = 0
    private(set) var verdicts = 0
    private(set) var withoutSkeleton = 0
    private(set) var differences: [String] = []
    /// The known differences.
    private let ledger: Ledger
    /// Skeletons that ICU accepts and this engine refuses, by reason.
    private(set) var refusals: [String: (count: Int, example: String)] = [:]

    init(
        data: CurrencyData, names: CurrencyNames, locales: [String], currencies: [String], ledger: Ledger
    ) {
        self.ledger = ledger
        (self.data, self.names, self.locales, self.currencies) = (data, names, locales, currencies)
    }

    mutating func run(_ wanted: Int, _ random: inout SplitMix64) throws {
        while written < wanted / 2 { try compareWritten(&random) }
        while read < wanted - wanted / 2 {
            try compareRead(&random)
            try compareVerdicts(&random)
        }
    }

    /// These styles are made from options, not from skeletons.
    private mutating func compareWritten(_ random: inout SplitMix64) throws {
        let locale = random.element(of: locales)
        let style = try RandomOptions(
            &random, locale: LocaleIdentifier(locale), currency: CurrencyCode(random.element(of: currencies)),
            data: data, names: names
        ).style
        let skeleton: String
        do {
            skeleton = try style.skeleton
        } catch {
            withoutSkeleton += 1
            return
        }
        let icu = try ICUFormatter(locale: locale, skeleton: skeleton)
        written += try compare(style, icu, locale, skeleton, &random)
        let again = try NumberStyle(
            skeleton: skeleton, locale: style.options.locale, data: data, names: names
        ).compatibility(.icu)
        let amount = try DecimalValue(StyleComparison.amount(&random))
        if again.plan.format(amount) != style.plan.format(amount) {
            differences.append("\(locale) \(skeleton) reads as another style, which shows with \(amount)")
        }
    }

    private mutating func compareRead(_ random: inout SplitMix64) throws {
        let locale = random.element(of: locales)
        let skeleton = RandomSkeleton.valid(&random, currency: random.element(of: currencies))
        let style: NumberStyle
        do {
            style = try NumberStyle(skeleton: skeleton, locale: LocaleIdentifier(locale), data: data, names: names)
                .compatibility(.icu)
        } catch let error as NumberSkeletonError {
            if case .unsupported(.shareAsUnit, _) = error { return }
            differences.append("\(skeleton): \(error)")
            return
        }
        let icu = try ICUFormatter(locale: locale, skeleton: skeleton)
        read += try compare(style, icu, locale, skeleton, &random)
    }

    private mutating func compare(
        _ style: NumberStyle, _ icu: ICUFormatter, _ locale: String, _ skeleton: String, _ random: inout SplitMix64
    ) throws -> Int {
        let plan = style.plan
        let count = 4
        for _ in 0..<count {
            let amount = StyleComparison.amount(&random)
            let expected = try icu.format(amount) { String(decoding: $0, as: UTF8.self) }
            let found = plan.format(try DecimalValue(amount))
            if found == expected { continue }
            var currency = ""
            if case .currency(let amount) = style { currency = amount.currency.description }
            let difference = LedgerDifference(
                reading: .icu, locale: locale, currency: currency, skeleton: skeleton, amount: amount,
                upstream: expected, here: found)
            if !ledger.covers(difference) { differences.append("\(difference)") }
        }
        return count
    }

    private mutating func compareVerdicts(_ random: inout SplitMix64) throws {
        let skeleton = RandomSkeleton.damaged(&random, currency: random.element(of: currencies))
        verdicts += 1
        var refusal: NumberSkeletonError?
        do {
            _ = try NumberStyle(skeleton: skeleton, locale: .root, data: data, names: names)
        } catch {
            refusal = error
        }
        let icu = try? ICUFormatter(locale: "en", skeleton: skeleton)
        let icuTakes = icu.flatMap { try? $0.format("1.5") { $0.count } } != nil
        if (refusal == nil) == icuTakes { return }
        let reason = Self.reason(refusal, skeleton)
        guard icuTakes, let reason else {
            differences.append(
                "\(skeleton.debugDescription): ICU \(icuTakes ? "takes" : "refuses") it, here"
                    + " \(refusal.map { "\($0)" } ?? "taken")")
            return
        }
        refusals[reason, default: (0, skeleton)].count += 1
    }

    /// Why this engine refuses a skeleton that ICU accepts, or nil if it should accept it.
    private static func reason(_ error: NumberSkeletonError?, _ skeleton: String) -> String? {
        switch error {
        case .unsupported(let feature, _): "\(feature)"
        // ICU's decimals can have an exponent or a sign, and it multiplies by negative numbers and zero.
        case .malformed(_, .positiveDecimal): "a step or scale that is no positive decimal"
        // ICU accepts any three characters.
        case .malformed(_, .currencyCode): "a currency code of other characters than letters"
        // ICU uses latn digits for it.
        case .malformed(_, .numberingSystem) where skeleton.contains("numbering-system/hans"):
            "a numbering system without ten digits"
        default: nil
        }
    }
}
