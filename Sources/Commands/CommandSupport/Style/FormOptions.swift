import ArgumentParser
import CurrencyEngine
import CurrencyReader

/// The options of the engine's styles, for a locale and a currency that are named elsewhere.
package struct FormOptions: ParsableArguments {
    @Option(help: "The kind of number. Default: currency if one is named, otherwise decimal.")
    package var style: StyleKindArgument?

    @Option(help: "How the currency is shown.")
    var display: DisplayArgument = .symbol

    @Option(help: "The format of negative amounts.")
    var sign: SignArgument = .standard

    @Option(help: "When a sign is shown.")
    var signDisplay: SignDisplayArgument = .auto

    @Option(help: "Compact notation: short as in 1.2M, or long as in 1.2 million.")
    var compact: CompactArgument?

    @Option(help: "When digits are grouped. Default: auto; min2 in compact notation.")
    var grouping: GroupingArgument?

    @Option(
        help: ArgumentHelp(
            "The fraction digits: a number, a range such as 0..2, or the currency's: display, iso or cash.",
            discussion: "Default: display; 0..3 for decimals, and 0 for percentages."))
    var digits: DigitsArgument?

    @Option(help: "The significant digits: a number above zero, or a range such as 1..3.")
    var significantDigits: SignificantDigitsArgument?

    @Option(help: "Which limit applies if both fraction and significant digits are given: more or less precision.")
    var roundingPriority: RoundingPriorityArgument?

    @Option(help: "Round to multiples of this number, such as 0.05, and show its fraction digits.")
    var increment: IncrementArgument?

    @Option(help: "How to round digits that are not shown.")
    var rounding: RoundingArgument = .halfEven

    @Option(help: "The minimum integer digits, or a range such as 1..4; digits beyond it are cut off on the left.")
    var integerDigits: CountsArgument?

    @Option(help: "Whether whole numbers have a decimal separator.")
    var decimalSeparator: DecimalSeparatorArgument = .auto

    @Option(help: "Whether whole numbers keep the zeros after the decimal separator.")
    var trailingZeros: TrailingZerosArgument = .auto

    @Option(parsing: .unconditional, help: "First multiply by this power of ten.")
    var scale: Int = 0

    @Option(help: "The text for numbers that round to zero.")
    var zeroText: String?

    @Option(help: "Which spaces to use.")
    var spaces: SpacesArgument = .cldr

    @Option(help: "How to treat the marks that order bidirectional text.")
    var bidi: BidiArgument = .cldr

    @Option(help: "The numbering system, such as deva. Default: the locale's.")
    var numberingSystem: String?

    package init() {}

    /// Refuses options that do not fit together.
    package func check(currency: String?) throws {
        let kind = kind(currency)
        if kind == .currency, currency == nil {
            throw ValidationError("--style currency needs a currency, such as --currency EUR.")
        }
        if kind != .currency, currency != nil {
            throw ValidationError("--currency is for amounts, not for --style \(kind.rawValue).")
        }
        if kind != .currency, display != .symbol || sign != .standard || digits?.isOfCurrency == true {
            throw ValidationError(
                "--display, --sign and --digits \(DigitsArgument.ofCurrency) need --currency.")
        }
        if increment != nil, digits != nil || significantDigits != nil {
            throw ValidationError(
                "--increment determines the fraction digits; leave out --digits and --significant-digits.")
        }
        if roundingPriority != nil, significantDigits == nil || digits == nil || digits?.isOfCurrency == true {
            throw ValidationError("--rounding-priority needs both --digits and --significant-digits, as numbers.")
        }
        if roundingPriority == nil, significantDigits != nil, digits != nil {
            throw ValidationError("--digits and --significant-digits together need --rounding-priority.")
        }
    }

    private func kind(_ currency: String?) -> StyleKindArgument { style ?? (currency == nil ? .decimal : .currency) }

    /// Whether the options leave the digits to the style.
    package var hasNoDigits: Bool { digits == nil && significantDigits == nil && increment == nil }
}

// MARK: The style

extension FormOptions {
    /// The style that the options describe.
    ///
    /// - Parameter names: gives the names of currencies, where they are shown.
    package func style(
        locale: String, currency: String?, _ data: CurrencyData, _ compatibility: FormatOptions.Compatibility,
        names: () throws -> CurrencyNames
    ) throws -> NumberStyle {
        let options = try formatOptions(locale, data, compatibility)
        let (identifier, data) = (options.locale, options.data)
        func percent(_ unit: PercentStyle.Unit) -> NumberStyle {
            var style = PercentStyle(unit, locale: identifier, data: data)
            style.options = options
            style.precision = precision
            return .percent(style)
        }
        switch kind(currency) {
        case .decimal:
            var style = DecimalStyle(locale: identifier, data: data)
            style.options = options
            style.precision = precision
            return .decimal(style)
        case .percent: return percent(.percent)
        case .permille: return percent(.permille)
        case .basisPoints: return percent(.basisPoints)
        case .currency:
            var style = CurrencyStyle(currency: try Self.code(currency ?? ""), locale: identifier, data: data)
            style.options = options
            style.display = display == .name ? .name(try names()) : display.value
            style.sign = sign.value
            style.digits = precision.map(CurrencyDigits.precision) ?? digits?.value ?? .display
            return .currency(style)
        }
    }

    package static func code(_ text: String) throws(InvalidArgument) -> CurrencyCode {
        do throws(CurrencyCodeError) {
            return try CurrencyCode(text)
        } catch {
            throw .currency(text, error)
        }
    }

    private func formatOptions(
        _ locale: String, _ data: CurrencyData, _ compatibility: FormatOptions.Compatibility
    ) throws -> FormatOptions {
        var options = FormatOptions(locale: try identifier(locale, data), data: data)
        options.signDisplay = signDisplay.value
        options.notation = compact.map { .compact($0.value) } ?? .standard
        options.grouping = grouping?.value
        options.rounding = rounding.value
        if let integerDigits {
            options.minimumIntegerDigits = integerDigits.least
            options.maximumIntegerDigits = integerDigits.most
        }
        options.decimalSeparator = decimalSeparator.value
        options.trailingZeros = trailingZeros.value
        options.scale = scale
        options.zeroText = zeroText
        options.spaces = spaces.value
        options.bidi = bidi.value
        options.compatibility = compatibility
        return options
    }

    /// The locale that an argument names.
    package static func locale(_ text: String) throws(InvalidArgument) -> LocaleIdentifier {
        do throws(LocaleIdentifierError) {
            return try LocaleIdentifier(text)
        } catch {
            throw .locale(text, error)
        }
    }

    /// The conventions of bank statements in the locale that an argument names; nil where none are recorded.
    package static func statement(_ locale: String?, _ data: CurrencyData) throws(InvalidArgument) -> AmountConventions?
    {
        guard let locale else { throw .statementWithoutLocale }
        return AmountConventions.statement(in: try Self.locale(locale), data: data)
    }

    /// A locale with the numbering system that was asked for.
    package func identifier(_ locale: String, _ data: CurrencyData) throws(InvalidArgument) -> LocaleIdentifier {
        let identifier = try Self.locale(locale)
        guard let numberingSystem else { return identifier }
        let known = data.numberingSystems
        do throws(LocaleIdentifierError) {
            let result = try identifier.numberingSystem(numberingSystem)
            if data.match(result).unknownNumberingSystem == nil { return result }
        } catch {
            // The text is no name of any system, which is what is said of names that no system has.
        }
        throw .numberingSystem(numberingSystem, known: known)
    }

    /// The digits where they are given as numbers; nil for those of the style.
    private var precision: NumberPrecision? {
        if let increment { return .increment(increment.step, scale: increment.scale) }
        let significant = significantDigits?.range
        switch (digits?.range, significant, roundingPriority) {
        case (let fraction?, let significant?, let priority?):
            return .both(fraction: fraction, significant: significant, priority.value)
        case (_, let significant?, _): return .significant(significant)
        case (let fraction?, nil, _): return .fraction(fraction)
        case (nil, nil, _): return nil
        }
    }
}
