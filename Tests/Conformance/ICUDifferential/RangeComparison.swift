import CICU
import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares ranges with random options, and their parts and sources.
struct RangeComparison {
    let data: CurrencyData
    let names: CurrencyNames
    let locales: [String]
    let currencies: [String]
    private let numberingSystems = ICULists.numberingSystems
    private(set) var count = 0
    /// Ranges for which ICU reports the spans one unit too early, because it does not count the currency spacing that
    /// it inserted between a currency and both numbers.
    private(set) var early = 0
    /// Ranges in which a word replaces both numbers: ICU still reports the positions of the numbers.
    private(set) var lost = 0
    private(set) var differences: [String] = []
    /// The known differences of single numbers.
    private let ledger: Ledger

    init(
        data: CurrencyData, names: CurrencyNames, locales: [String], currencies: [String], ledger: Ledger
    ) {
        self.ledger = ledger
        self.data = data
        self.names = names
        self.locales = locales
        self.currencies = currencies
    }

    // In the order of ICU's numbers.
    private static let collapses: [RangeCollapse] = [.auto, .none, .unit, .all]
    private static let identities: [RangeIdentity] = [.single, .approximatelyOrSingle, .approximately, .range]

    mutating func run(_ wanted: Int, _ random: inout SplitMix64) throws {
        while count < wanted {
            var locale = random.element(of: locales)
            if random.next(below: 4) == 0 { locale += "@numbers=" + random.element(of: numberingSystems) }
            let collapse = random.next(below: 4)
            let identity = random.next(below: 4)
            // ICU scales approximate numbers twice.
            let isApproximate = identity == 1 || identity == 2
            let style = RandomStyle(
                &random, locale: try LocaleIdentifier(locale),
                currency: try CurrencyCode(random.element(of: currencies)), data: data, names: names,
                scalesShares: !isApproximate)
            let skeleton = style.skeleton.filter { !$0.isEmpty }.joined(separator: " ")
            let icu = try ICURangeFormatter(
                locale: locale, skeleton: skeleton, collapse: Int32(collapse), identity: Int32(identity))
            let plan = style.rangePlan(Self.collapses[collapse], Self.identities[identity])
            for _ in 0..<8 {
                let range = try RandomRange(&random)
                count += 1
                if let difference = try difference(plan, icu, range, locale, skeleton) {
                    differences.append(
                        "\(locale) \(skeleton) \(Self.collapses[collapse]) \(Self.identities[identity])"
                            + " \(range.start) to \(range.end): \(difference)")
                }
            }
        }
    }

    private mutating func difference(
        _ plan: RangePlan, _ icu: ICURangeFormatter, _ range: RandomRange, _ locale: String, _ skeleton: String
    ) throws -> String? {
        let areEqual = range.startValue == range.endValue && range.startValue.isNegative == range.endValue.isNegative
        let expected = try icu.format(range.start, range.end, areEqual: areEqual)
        let found = try plan.formatParts(from: range.startValue, to: range.endValue)
        if found.text != expected {
            let difference = LedgerDifference(
                reading: .icu, locale: locale, currency: "", skeleton: skeleton, amount: range.start,
                upstream: expected, here: found.text)
            if ledger.covers(difference) { return nil }
            return "ICU \(expected.debugDescription), here \(found.text.debugDescription)"
        }
        let icuFields = try icu.fields()
        let expectedFields = ICUFormatter.fieldsByByte(icuFields, count: expected.utf8.count)
        let fields = found.parts.flatMap { part in
            [String](repeating: FormattedNumber.name(part.kind), count: part.range.count)
        }
        if fields != expectedFields {
            return "\(expected.debugDescription): ICU \(expectedFields), here \(fields)"
        }
        let expectedSources = Self.sources(icuFields, count: expected.utf16.count)
        let sources = Self.sources(found)
        if sources == expectedSources { return nil }
        if sources.allSatisfy({ $0 == .shared }), !found.parts.contains(where: { $0.kind == .integer }),
            icuFields.contains(where: { $0.is_range_span })
        {
            lost += 1
            return nil
        }
        if Self.early(sources, found.text) == expectedSources {
            early += 1
            return nil
        }
        return "\(expected.debugDescription): ICU \(expectedSources), here \(sources)"
    }

    /// ICU's source of each UTF-16 unit.
    private static func sources(_ fields: [cicu_field], count: Int) -> [FormattedRangePart.Source] {
        var result = [FormattedRangePart.Source](repeating: .shared, count: count)
        for field in fields where field.is_range_span {
            for unit in Int(field.utf16_begin)..<Int(field.utf16_end) where unit < count {
                result[unit] = field.field == 0 ? .startRange : .endRange
            }
        }
        return result
    }

    /// The same from this engine.
    private static func sources(_ range: FormattedRange) -> [FormattedRangePart.Source] {
        range.parts.flatMap { part in
            [FormattedRangePart.Source](repeating: part.source, count: range.text(of: part).utf16.count)
        }
    }

    /// The sources moved one unit earlier if a shared no-break space precedes the first number, or else unchanged.
    private static func early(_ sources: [FormattedRangePart.Source], _ text: String) -> [FormattedRangePart.Source] {
        guard let first = sources.firstIndex(of: .startRange), first > 0, Array(text.utf16)[first - 1] == 0xA0 else {
            return sources
        }
        return sources.dropFirst() + [.shared]
    }
}
