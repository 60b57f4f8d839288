import CurrencyCore
import CurrencyEngine
import TestSupport

/// A style with random options, and the equivalent ICU number skeleton.
///
/// See <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
struct RandomStyle {
    private(set) var skeleton: [String] = []
    private(set) var plan: FormatPlan
    /// The same for ranges.
    let rangePlan: (RangeCollapse, RangeIdentity) -> RangePlan
    /// The currency code, or empty if none is shown.
    private(set) var currency = ""

    init(
        _ random: inout SplitMix64, locale: LocaleIdentifier, currency: CurrencyCode, data: CurrencyData,
        names: CurrencyNames, symbols: NumberSymbols = NumberSymbols(), scalesShares: Bool = true
    ) {
        let precision = random.next(below: 4) == 0 ? nil : Self.precision(&random)
        var skeleton = [precision?.skeleton ?? ""]
        let notation = random.element(of: Self.notations)
        skeleton.append(notation.skeleton)
        switch random.next(below: 4) {
        case 0:
            var style = DecimalStyle(locale: locale, data: data)
            style.options.symbols = symbols
            style.precision = precision?.precision ?? Self.icuDefault(notation.notation)
            style.options.notation = notation.notation
            Self.randomize(&style.options, &random, &skeleton)
            plan = style.plan
            rangePlan = { [style] in style.range(collapse: $0, identity: $1).rangePlan }
        case 1:
            var style = PercentStyle(random.next(below: 2) == 0 ? .percent : .permille, locale: locale, data: data)
            style.options.symbols = symbols
            style.precision = precision?.precision ?? Self.icuDefault(notation.notation)
            style.options.notation = notation.notation
            skeleton.append(style.unit == .percent ? "percent" : "permille")
            if scalesShares {
                skeleton.append(style.unit == .percent ? "scale/100" : "scale/1000")
            } else {
                style.countsInUnit = true
            }
            Self.randomize(&style.options, &random, &skeleton)
            plan = style.plan
            rangePlan = { [style] in style.range(collapse: $0, identity: $1).rangePlan }
        default:
            var style = CurrencyStyle(currency: currency, locale: locale, data: data)
            style.options.symbols = symbols
            if let precision { style.digits = .precision(precision.precision) }
            style.options.notation = notation.notation
            skeleton.append("currency/\(currency)")
            self.currency = "\(currency)"
            Self.randomize(&style, &random, &skeleton, names)
            Self.randomize(&style.options, &random, &skeleton, isAccounting: style.sign == .accounting)
            if style.sign == .accounting, style.options.signDisplay == .never {
                style.sign = .standard
                skeleton.removeAll { $0 == "sign-accounting-never" }
                skeleton.append("sign-never")
            }
            plan = style.plan
            rangePlan = { [style] in style.range(collapse: $0, identity: $1).rangePlan }
        }
        self.skeleton = skeleton
    }

    private static let notations: [(notation: FormatOptions.Notation, skeleton: String)] = [
        (.standard, ""), (.compact(.short), "compact-short"), (.compact(.long), "compact-long"),
    ]

    /// ICU's precision if the skeleton has none: up to six fraction digits, or the default of compact notation.
    private static func icuDefault(_ notation: FormatOptions.Notation) -> NumberPrecision? {
        notation == .standard ? .fraction(0...6) : nil
    }

    private static func randomize(
        _ style: inout CurrencyStyle, _ random: inout SplitMix64, _ skeleton: inout [String], _ names: CurrencyNames
    ) {
        let displays: [(CurrencyDisplay, String)] = [
            (.symbol, ""), (.narrowSymbol, "unit-width-narrow"), (.code, "unit-width-iso-code"),
            (.formalSymbol, "unit-width-formal"), (.variantSymbol, "unit-width-variant"),
            (.none, "unit-width-hidden"),
            (.name(names), "unit-width-full-name"), (.name(names), "unit-width-full-name"),
        ]
        let display = random.element(of: displays)
        style.display = display.0
        skeleton.append(display.1)
        // ICU has no accounting form of sign-never.
        style.sign = random.next(below: 2) == 0 ? .standard : .accounting
    }

    private static func randomize(
        _ options: inout FormatOptions, _ random: inout SplitMix64, _ skeleton: inout [String],
        isAccounting: Bool = false
    ) {
        options.compatibility = .icu
        let signs: [(SignDisplay, String)] = [
            (.auto, ""), (.always, "sign-always"), (.never, "sign-never"), (.exceptZero, "sign-except-zero"),
            (.negative, "sign-negative"),
        ]
        let sign = random.element(of: signs)
        options.signDisplay = sign.0
        // ICU combines sign display and accounting in one stem.
        if isAccounting {
            skeleton.append(sign.1.isEmpty ? "sign-accounting" : "sign-accounting-" + sign.1.dropFirst("sign-".count))
        } else {
            skeleton.append(sign.1)
        }
        let groups: [(GroupingStrategy?, String)] = [
            (nil, ""), (.auto, "group-auto"), (.off, "group-off"), (.min2, "group-min2"), (.always, "group-on-aligned"),
            (.thousands, "group-thousands"),
        ]
        let group = random.element(of: groups)
        options.grouping = group.0
        skeleton.append(group.1)
        let modes: [(RoundingMode, String)] = [
            (.halfEven, ""), (.ceiling, "ceiling"), (.floor, "floor"), (.down, "down"), (.up, "up"),
            (.halfOdd, "half-odd"), (.halfCeiling, "half-ceiling"), (.halfFloor, "half-floor"),
            (.halfDown, "half-down"), (.halfUp, "half-up"),
        ]
        let mode = random.element(of: modes)
        options.rounding = mode.0
        skeleton.append(mode.1.isEmpty ? "" : "rounding-mode-" + mode.1)
        randomizeDigits(&options, &random, &skeleton)
    }

    private static func randomizeDigits(
        _ options: inout FormatOptions, _ random: inout SplitMix64, _ skeleton: inout [String]
    ) {
        if skeleton.contains(where: { $0.hasSuffix("/w") }) { options.trailingZeros = .stripIfInteger }
        if random.next(below: 4) == 0 {
            options.decimalSeparator = .always
            skeleton.append("decimal-always")
        }
        let minimum = random.next(below: 6)
        switch random.next(below: 4) {
        case 0:
            options.minimumIntegerDigits = minimum
            skeleton.append("integer-width/+" + String(repeating: "0", count: minimum))
        case 1:
            let maximum = minimum + random.next(below: 3)
            if maximum == 0 { return }
            options.minimumIntegerDigits = minimum
            options.maximumIntegerDigits = maximum
            skeleton.append(
                "integer-width/" + String(repeating: "#", count: maximum - minimum)
                    + String(repeating: "0", count: minimum))
        default:
            break
        }
    }

    private static func precision(_ random: inout SplitMix64) -> (precision: NumberPrecision, skeleton: String) {
        let low = random.next(below: 4)
        let high = low + random.next(below: 4)
        let fraction = "." + String(repeating: "0", count: low) + String(repeating: "#", count: high - low)
        let few = 1 + random.next(below: 4)
        let many = few + random.next(below: 4)
        let significant = String(repeating: "@", count: few) + String(repeating: "#", count: many - few)
        switch random.next(below: 7) {
        case 0: return (.fraction(low...high), high == 0 ? "precision-integer" : fraction)
        case 1: return (.fraction(low...high), high == 0 ? "precision-integer" : fraction + "/w")
        case 2: return (.significant(few...many), significant)
        case 3:
            return (.both(fraction: low...high, significant: few...many, .morePrecision), "\(fraction)/\(significant)r")
        case 4:
            return (.both(fraction: low...high, significant: few...many, .lessPrecision), "\(fraction)/\(significant)s")
        case 5:
            let steps: [(Int, Int, String)] = [
                (5, 2, "0.05"), (50, 2, "0.50"), (25, 0, "25"), (2, 1, "0.2"), (125, 3, "0.125"), (100, 0, "100"),
            ]
            let step = random.element(of: steps)
            return (.increment(step.0, scale: step.1), "precision-increment/\(step.2)")
        default: return (.unlimited, "precision-unlimited")
        }
    }
}

extension SplitMix64 {
    /// A number in `0..<bound`.
    mutating func next(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }
}
