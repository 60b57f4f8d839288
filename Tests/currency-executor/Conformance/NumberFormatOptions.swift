import CurrencyEngine

/// The options of ECMA-402's NumberFormat, read and resolved as its constructor does.
///
/// A value of another JSON type than the option's is an error, where JavaScript would convert it.
///
/// See <https://tc39.es/ecma402/#sec-intl-numberformat-constructor>.
struct NumberFormatOptions: Hashable {
    enum Style: Hashable {
        case decimal, percent
        case currency(CurrencyCode)
    }

    /// ECMA-402's currency displays, and two of <https://github.com/tc39/proposal-intl-currency-display-choices>.
    enum Display: Hashable {
        case symbol, narrowSymbol, formalSymbol, code, name, never
    }

    let style: Style
    let display: Display
    let currencySign: CurrencySign
    let notation: FormatOptions.Notation
    let digits: DigitOptions
    let grouping: GroupingStrategy
    let signDisplay: SignDisplay
    /// In lowercase.
    let numberingSystem: String?

    /// - Parameter data: Provides the fraction digits of currencies.
    init(_ options: JSONFields, _ data: CurrencyData) throws(RequestError) {
        try options.allow(only: Self.known)
        _ = try options.word("localeMatcher", ["best fit": (), "lookup": ()])
        numberingSystem = try Self.numberingSystem(options)
        style = try Self.style(options)
        display =
            try options.word(
                "currencyDisplay",
                [
                    "symbol": .symbol, "narrowSymbol": .narrowSymbol, "code": .code, "name": .name,
                    "formalSymbol": .formalSymbol, "never": .never,
                ]) ?? .symbol
        currencySign =
            try options.word("currencySign", ["standard": .standard, "accounting": .accounting]) ?? .standard
        // These concern only units, which are rejected if the style requires them.
        _ = try options.string("unit")
        _ = try options.word("unitDisplay", ["short": (), "narrow": (), "long": ()])
        notation = try Self.notation(options)
        digits = try DigitOptions(
            options, defaults: Self.decimals(style, notation, data), isCompact: notation != .standard)
        grouping = try Self.grouping(options, notation)
        signDisplay = try options.word("signDisplay", Self.signDisplays) ?? .auto
    }

    private static let known: Set<String> = [
        "localeMatcher", "numberingSystem", "style", "currency", "currencyDisplay", "currencySign", "unit",
        "unitDisplay", "notation", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
        "minimumSignificantDigits", "maximumSignificantDigits", "roundingIncrement", "roundingMode",
        "roundingPriority", "trailingZeroDisplay", "compactDisplay", "useGrouping", "signDisplay",
    ]

    private static let signDisplays: KeyValuePairs<String, SignDisplay> = [
        "auto": .auto, "never": .never, "always": .always, "exceptZero": .exceptZero, "negative": .negative,
    ]
}

// MARK: Single options

extension NumberFormatOptions {
    /// The style. A currency must be well-formed even for other styles.
    private static func style(_ options: JSONFields) throws(RequestError) -> Style {
        enum Name { case decimal, percent, currency, unit }
        let name: Name =
            try options.word(
                "style", ["decimal": .decimal, "percent": .percent, "currency": .currency, "unit": .unit]) ?? .decimal
        var currency: CurrencyCode?
        if let code = try options.string("currency") {
            do throws(CurrencyCodeError) {
                currency = try CurrencyCode(code)
            } catch {
                throw .currency(code, error)
            }
        }
        switch name {
        case .decimal: return .decimal
        case .percent: return .percent
        case .unit: throw .unsupported("style unit")
        case .currency:
            guard let currency else { throw .missing(field: options.path("currency")) }
            return .currency(currency)
        }
    }

    /// LDML's default for unknown currencies is two fraction digits.
    private static func decimals(_ style: Style, _ notation: FormatOptions.Notation, _ data: CurrencyData)
        -> ClosedRange<Int>
    {
        switch style {
        case .currency(let currency) where notation == .standard:
            let digits = data.facts(of: currency)?.displayDigits ?? 2
            return digits...digits
        case .percent: return 0...0
        case .decimal, .currency: return 0...3
        }
    }

    private static func notation(_ options: JSONFields) throws(RequestError) -> FormatOptions.Notation {
        enum Name { case standard, scientific, engineering, compact }
        let name: Name =
            try options.word(
                "notation",
                [
                    "standard": .standard, "scientific": .scientific, "engineering": .engineering, "compact": .compact,
                ]) ?? .standard
        let length: CompactLength = try options.word("compactDisplay", ["short": .short, "long": .long]) ?? .short
        switch name {
        case .standard: return .standard
        case .compact: return .compact(length)
        case .scientific: throw .unsupported("notation scientific")
        case .engineering: throw .unsupported("notation engineering")
        }
    }

    /// The strings `true` and `false` mean ECMA-402's default, for backward compatibility; the booleans do not.
    private static func grouping(_ options: JSONFields, _ notation: FormatOptions.Notation) throws(RequestError)
        -> GroupingStrategy
    {
        let name = "useGrouping"
        let standard: GroupingStrategy = notation == .standard ? .auto : .min2
        if let isWanted = options.booleanIfAny(name) { return isWanted ? .always : .off }
        return try options.word(
            name, ["auto": .auto, "always": .always, "min2": .min2, "true": standard, "false": standard]) ?? standard
    }

    /// Names have 3 to 8 letters and digits. Several such parts are allowed, but no existing system has them.
    private static func numberingSystem(_ options: JSONFields) throws(RequestError) -> String? {
        guard let name = try options.string("numberingSystem") else { return nil }
        let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isWellFormed = parts.allSatisfy { part in
            (3...8).contains(part.count)
                && part.allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                }
        }
        guard isWellFormed else {
            throw .range(
                option: options.path("numberingSystem"), value: name, expected: "3 to 8 letters and digits")
        }
        return name.lowercased()
    }
}
