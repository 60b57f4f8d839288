import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares numbers written with patterns of the caller's own, and which patterns are taken.
struct PatternComparison {
    let data: CurrencyData
    let locales: [String]
    let currencies: [String]
    private(set) var count = 0
    private(set) var differences: [String] = []
    private(set) var verdicts = 0
    /// Patterns that only one side takes, by the reason.
    private(set) var refusals: [String: (count: Int, example: String)] = [:]

    /// What this engine refuses and ICU takes, or the other way round; a difference for any other reason is an error.
    static let known: Set<String> = [
        "scientific notation", "padding", "the currency's name", "a currency in the decimal separator's place",
        // LDML: ¤¤¤¤ and more than five mean nothing. ICU writes U+FFFD.
        "one, two, three or five currency signs",
        // LDML's grammar has a number in every subpattern. ICU puts it behind the affixes.
        "a number",
        // LDML: with significant digits there are no decimals. ICU ignores them.
        "@, then #, then the suffix",
        // An empty group. ICU looks at the last three only.
        "a digit",
        // A number is multiplied once. ICU takes the percent sign.
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
        // Without a currency ICU takes that of the region.
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
        // ICU puts a plus in the place of a quoted minus, which LDML says is text.
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
