import CurrencyCore
import CurrencyEngine
import TestSupport

/// A style of any kind with random options, some of which no skeleton can express.
struct RandomOptions {
    private(set) var style: NumberStyle

    init(
        _ random: inout SplitMix64, locale: LocaleIdentifier, currency: CurrencyCode, data: CurrencyData,
        names: CurrencyNames
    ) {
        switch random.next(below: 4) {
        case 0:
            var decimal = DecimalStyle(locale: locale, data: data)
            if random.next(below: 3) > 0 { decimal.precision = Self.precision(&random) }
            style = .decimal(decimal)
        case 1:
            var percent = PercentStyle(random.element(of: PercentStyle.Unit.allCases), locale: locale, data: data)
            if random.next(below: 3) > 0 { percent.precision = Self.precision(&random) }
            style = .percent(percent)
        default:
            var amount = CurrencyStyle(currency: currency, locale: locale, data: data)
            amount.display = random.element(of: [
                .symbol, .narrowSymbol, .formalSymbol, .variantSymbol, .code, .none, .name(names), .custom("x"),
            ])
            amount.sign = random.element(of: CurrencySign.allCases)
            amount.digits = Self.digits(&random)
            style = .currency(amount)
        }
        Self.change(&style.options, &random)
    }

    private static func change(_ options: inout FormatOptions, _ random: inout SplitMix64) {
        options.compatibility = .icu
        if random.next(below: 2) == 0 { options.signDisplay = random.element(of: SignDisplay.allCases) }
        if random.next(below: 3) == 0 {
            options.notation = random.element(of: [.compact(.short), .compact(.long)])
        }
        if random.next(below: 2) == 0 { options.grouping = random.element(of: GroupingStrategy.allCases) }
        if random.next(below: 2) == 0 { options.rounding = random.element(of: RoundingMode.allCases) }
        if random.next(below: 4) == 0 { options.minimumIntegerDigits = random.next(below: 5) }
        if random.next(below: 6) == 0 { options.maximumIntegerDigits = random.next(below: 8) }
        if random.next(below: 4) == 0 { options.decimalSeparator = .always }
        if random.next(below: 4) == 0 { options.trailingZeros = .stripIfInteger }
        if random.next(below: 6) == 0 { options.scale = random.next(below: 9) - 4 }
    }

    private static func digits(_ random: inout SplitMix64) -> CurrencyDigits {
        switch random.next(below: 7) {
        case 0, 1: .display
        case 2: .cash
        case 3: .precision(.fraction(random.next(below: 5)))
        case 4: .precision(.fraction(random.next(below: 2)...(1 + random.next(below: 4))))
        default: .precision(precision(&random))
        }
    }

    private static func precision(_ random: inout SplitMix64) -> NumberPrecision {
        func range(_ least: Int, _ random: inout SplitMix64) -> ClosedRange<Int> {
            let low = least + random.next(below: 3)
            return low...(low + random.next(below: 4))
        }
        let priority = random.element(of: RoundingPriority.allCases)
        switch random.next(below: 8) {
        case 0: return .fraction(range(0, &random))
        case 1: return .fraction(random.next(below: 3)...Int.max)
        case 2: return .significant(range(1, &random))
        case 3: return .significant((1 + random.next(below: 3))...Int.max)
        case 4: return .both(fraction: range(0, &random), significant: range(1, &random), priority)
        case 5:
            let most = 1 + random.next(below: 4)
            return .bothMinimums(fraction: range(0, &random), significant: 1...most, priority)
        case 6: return .increment(random.element(of: [1, 5, 25, 50, 125, 10]), scale: random.next(below: 4))
        default: return .unlimited
        }
    }
}
