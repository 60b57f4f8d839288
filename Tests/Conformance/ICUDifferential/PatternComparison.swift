import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares numbers formatted with custom patterns, and which patterns are accepted.
struct PatternComparison {
    let data: CurrencyData
    let locales: [String]
    let currencies: [String]
    private(set) var count = 0
    private(set) var differences: [String] = []
    private(set) var verdicts = 0
    /// Patterns that only one side accepts, by reason.
    private(set) var refusals: [String: (count: Int, example: String)] = [:]

    /// The known reasons why only one side accepts a pattern. Any other reason is an error.
    static let known: Set<String> = [
        "scientific notation", "padding", "the currency's name", "a currency in the decimal separator's place",
        // LDML: ¤¤¤¤ and more than five have no meaning. ICU writes U+FFFD.
        "one, two, three or five currency signs",
        // LDML's grammar requires a number in every subpattern. ICU puts it after the affixes.
        "a number",
        // LDML: patterns with significant digits have no decimal separator. ICU ignores it.
        "@, then #, then the suffix",
        // An empty group. ICU only checks the last three.
        "a digit",
        // A number is multiplied only once. ICU uses the percent sign.
        "only one of % and ‰",
    ]

    init(data: CurrencyData, locales: [String], currencies: [String]) {
        (self.data, self.locales, self.currencies) = (data, locales, currencies)
    }

    mutating func run(_ wanted: Int, _ random: inout SplitMix64) throws {
        while count < wanted {
            try compareTexts(RandomPattern.valid(&random), &random)
            for _ in 0..<2 {
                compareVerdicts(
                    random.next(below: 2) == 0 ? RandomPattern.noise(&random) : RandomPattern.damaged(&random))
            }
        }
    }

    private mutating func compareTexts(_ text: String, _ random: inout SplitMix64) throws {
        let locale = random.element(of: locales)
        // Without a currency ICU uses the region's.
        let hasCurrency = text.contains("¤") || random.next(below: 3) == 0
        let currency = hasCurrency ? random.element(of: currencies) : nil
        let pattern: NumberFormatPattern
        do {
            pattern = try NumberFormatPattern(text)
        } catch {
            differences.append("\(text): \(error)")
            return
        }
        let modes: [(RoundingMode, Int32)] = [(.halfEven, 4), (.halfUp, 6), (.down, 2), (.ceiling, 0)]
        let mode = random.element(of: modes)
        let signs: [(SignDisplay, Int32)] = [(.auto, 0), (.always, 1), (.never, 2), (.exceptZero, 5), (.negative, 7)]
        var sign = random.element(of: signs)
        // ICU replaces a quoted minus with a plus, although LDML treats it as text.
        if text.contains("'-'") { sign = signs[0] }
        var options = FormatOptions(locale: try LocaleIdentifier(locale), data: data)
        options.compatibility = .icu
        options.pattern = pattern
        options.rounding = mode.0
        options.signDisplay = sign.0
        var minimum = 1
        var sizes: [Int32]?
        if random.next(below: 4) == 0 {
            minimum = 1 + random.next(below: 4)
            let primary = 1 + random.next(below: 4)
            let secondary = 1 + random.next(below: 4)
            sizes = [Int32(primary), Int32(secondary)]
            options.groupingSizes = try GroupingSizes(
                primary: primary, secondary: secondary, minimumGroupingDigits: minimum)
        } else {
            options.groupingSizes = try GroupingSizes(minimumGroupingDigits: 1)
        }
        let plan: FormatPlan
        if let currency {
            var style = CurrencyStyle(currency: try CurrencyCode(currency), locale: options.locale, data: data)
            style.options = options
            style.digits = .pattern
            plan = style.plan
        } else {
            var style = DecimalStyle(locale: options.locale, data: data)
            style.options = options
            plan = style.plan
        }
        let icu = try ICULocalizedFormatter(
            locale: locale, pattern: text, currency: currency, roundingMode: mode.1,
            minimumGroupingDigits: minimum, groupingSizes: sizes)
        for _ in 0..<6 {
            let amount = StyleComparison.amount(&random)
            let expected = try icu.format(amount, signDisplay: sign.1)
            let found = plan.format(try DecimalValue(amount))
            count += 1
            if found != expected {
                differences.append(
                    "\(locale) \(currency ?? "-") \(text) \(amount): ICU \(expected.debugDescription), here"
                        + " \(found.debugDescription)")
            }
        }
    }

    private mutating func compareVerdicts(_ text: String) {
        verdicts += 1
        var refusal: NumberFormatPatternError?
        do {
            _ = try NumberFormatPattern(text)
        } catch {
            refusal = error
        }
        let icu = try? ICULocalizedFormatter(locale: "en", pattern: text, currency: "XXX")
        let icuTakes = icu.flatMap { try? $0.format("1.5") } != nil
        if (refusal == nil) == icuTakes { return }
        let reason = Self.reason(refusal)
        if !Self.known.contains(reason) {
            differences.append(
                "\(text): ICU \(icuTakes ? "takes" : "refuses") it, here \(refusal.map { "\($0)" } ?? "taken")")
        }
        refusals[reason, default: (0, text)].count += 1
    }

    private static func reason(_ error: NumberFormatPatternError?) -> String {
        switch error {
        case .unexpectedText(_, _, let expected): expected.description
        case .unsupported(let feature, _): feature.description
        case .tooManyDigits: "too many digits"
        case nil: "taken here"
        }
    }
}
