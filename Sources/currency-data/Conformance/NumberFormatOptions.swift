import CurrencyEngine

/// The options of ECMA-402's NumberFormat that this engine has, read from a request.
///
/// See <https://tc39.es/ecma402/#sec-intl-numberformat-constructor>.
struct NumberFormatOptions: Hashable {
    /// ECMA-402's forms of a currency that are text of the tables.
    private enum Display: Hashable {
        case symbol, narrowSymbol, code
    }

    private let currency: CurrencyCode
    private let display: Display
    private let sign: CurrencySign
    private let signDisplay: SignDisplay
    private let grouping: GroupingStrategy
    private let fractionDigits: FractionDigitOptions
    private let rounding: RoundingMode
    private let numberingSystem: String?

    init(_ options: JSONFields) throws(RequestError) {
        try Self.refuse(options)
        let code = try options.required("currency")
        do throws(CurrencyCodeError) {
            currency = try CurrencyCode(code)
        } catch {
            throw .currency(code, error)
        }
        display = try Self.display(options)
        sign = try options.word("currencySign", ["standard": .standard, "accounting": .accounting]) ?? .standard
        signDisplay =
            try options.word(
                "signDisplay",
                ["auto": .auto, "always": .always, "never": .never, "exceptZero": .exceptZero, "negative": .negative])
            ?? .auto
        grouping = try Self.grouping(options)
        fractionDigits = try FractionDigitOptions(options)
        rounding = try options.word("roundingMode", Self.roundingModes) ?? .halfUp
        numberingSystem = try Self.numberingSystem(options)
    }

    /// The style that the options ask for.
    func style(_ locale: LocaleIdentifier, _ data: CurrencyData) throws(RequestError) -> CurrencyStyle {
        var locale = locale
        // ECMA-402 passes over systems that have no ten digits, as over those it does not know.
        if let numberingSystem, data.numberingSystems.contains(numberingSystem) {
            do throws(LocaleIdentifierError) {
                locale = try locale.numberingSystem(numberingSystem)
            } catch {
                throw .locale(numberingSystem, error)
            }
        }
        var style = CurrencyStyle(currency: currency, locale: locale, data: data)
        style.display =
            switch display {
            case .symbol: .symbol
            case .narrowSymbol: .narrowSymbol
            case .code: .code
            }
        style.sign = sign
        style.options.signDisplay = signDisplay
        style.options.grouping = grouping
        // LDML's default for a currency that nothing is known of is two decimals.
        let currencyDigits = data.facts(of: currency)?.displayDigits ?? 2
        style.digits = .range(fractionDigits.range(currencyDigits: currencyDigits))
        style.options.rounding = rounding
        return style
    }
}

// MARK: Options one by one

extension NumberFormatOptions {
    private static let roundingModes: KeyValuePairs<String, RoundingMode> = [
        "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
        "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
    ]

    private static func display(_ options: JSONFields) throws(RequestError) -> Display {
        let display: Display? =
            try options.word(
                "currencyDisplay", ["symbol": .symbol, "narrowSymbol": .narrowSymbol, "code": .code, "name": nil])
            ?? .symbol
        guard let display else { throw .unsupported("currencyDisplay name") }
        return display
    }

    /// The strings `true` and `false` are ECMA-402's default, for the sake of old programs; the booleans are not.
    private static func grouping(_ options: JSONFields) throws(RequestError) -> GroupingStrategy {
        let name = "useGrouping"
        if options.isBoolean(name) { return try options.boolean(name) == true ? .always : .off }
        return try options.word(
            name, ["auto": .auto, "always": .always, "min2": .min2, "true": .auto, "false": .auto]) ?? .auto
    }

    /// Names are of 3 to 8 letters and digits, and may have several such parts; no system that exists does.
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

    private static let known: Set<String> = [
        "style", "notation", "compactDisplay", "currency", "currencyDisplay", "currencySign", "signDisplay",
        "useGrouping", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "roundingMode",
        "roundingIncrement", "roundingPriority", "trailingZeroDisplay", "numberingSystem",
    ]
    /// What ECMA-402 has beside these, and this engine does not.
    private static let unsupported: Set<String> = [
        "minimumSignificantDigits", "maximumSignificantDigits", "unit", "unitDisplay", "localeMatcher",
    ]

    /// Refuses what this engine does not do: options that nobody has, and values that are for other formats.
    private static func refuse(_ options: JSONFields) throws(RequestError) {
        for name in options.names where !known.contains(name) {
            throw unsupported.contains(name)
                ? .unsupported(options.path(name)) : .unknown(field: options.path(name))
        }
        // ECMA-402's default style is decimal.
        try only("currency", "style", ["decimal", "percent", "unit"], options, absent: "decimal")
        try only("standard", "notation", ["compact", "scientific", "engineering"], options)
        try only("auto", "roundingPriority", ["morePrecision", "lessPrecision"], options)
        try only("auto", "trailingZeroDisplay", ["stripIfInteger"], options)
        // Only compact notation looks at it.
        _ = try options.word("compactDisplay", ["short": (), "long": ()])
        try only(1, "minimumIntegerDigits", Array(2...21), options)
        let increments = [2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]
        try only(1, "roundingIncrement", increments, options)
    }

    private static func only(
        _ supported: String, _ name: String, _ others: [String], _ options: JSONFields, absent: String? = nil
    ) throws(RequestError) {
        let value = try options.string(name) ?? absent ?? supported
        if value == supported { return }
        if others.contains(value) { throw .unsupported("\(name) \(value)") }
        throw .range(
            option: options.path(name), value: value, expected: ([supported] + others).joined(separator: ", "))
    }

    private static func only(
        _ supported: Int, _ name: String, _ others: [Int], _ options: JSONFields
    ) throws(RequestError) {
        guard let value = try options.integer(name), value != supported else { return }
        if others.contains(value) { throw .unsupported("\(name) \(value)") }
        let expected = ([supported] + others).map(String.init).joined(separator: ", ")
        throw .range(option: options.path(name), value: String(value), expected: expected)
    }
}
