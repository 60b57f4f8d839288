import ArgumentParser
import CurrencyEngine

/// The options of the engine's styles, for a locale and a currency that are named elsewhere.
struct FormOptions: ParsableArguments {
    @Option(help: "What the numbers are. With a currency they are amounts of it, and otherwise decimals.")
    var style: StyleKindArgument?

    @Option(help: "The form of the currency.")
    var display: DisplayArgument = .symbol

    @Option(help: "How negative amounts are written.")
    var sign: SignArgument = .standard

    @Option(help: "When a sign is shown.")
    var signDisplay: SignDisplayArgument = .auto

    @Option(help: "A word for the thousands, millions and so on: 1.2M, or 1.2 million.")
    var compact: CompactArgument?

    @Option(help: "When digits are grouped. Default: auto, and min2 with a word for the thousands.")
    var grouping: GroupingArgument?

    @Option(
        help: ArgumentHelp(
            "The decimals: a number, two as in 0..2, or what is known of the currency: display, iso, cash.",
            discussion: "Default: those that CLDR displays, of decimals 0..3 and of percentages 0."))
    var digits: DigitsArgument?

    @Option(help: "The significant digits: a number above zero, or two as in 1..3.")
    var significantDigits: SignificantDigitsArgument?

    @Option(help: "Which counts where there are decimals and significant digits: those that keep more, or less.")
    var roundingPriority: RoundingPriorityArgument?

    @Option(help: "The step that numbers are rounded to, with the decimals that are shown: 0.05.")
    var increment: IncrementArgument?

    @Option(help: "What becomes of further decimals.")
    var rounding: RoundingArgument = .halfEven

    @Option(help: "The integer digits: at least a number, or two as in 1..4, of which further ones are cut off.")
    var integerDigits: CountsArgument?

    @Option(help: "Whether the decimal separator stands where no decimals follow.")
    var decimalSeparator: DecimalSeparatorArgument = .auto

    @Option(help: "Whether whole numbers lose the zeros behind the decimal separator.")
    var trailingZeros: TrailingZerosArgument = .auto

    @Option(parsing: .unconditional, help: "The power of ten that numbers are multiplied by first.")
    var scale: Int = 0

    @Option(help: "The text for what is zero after rounding.")
    var zeroText: String?

    @Option(help: "Which spaces stand in the text.")
    var spaces: SpacesArgument = .cldr

    @Option(help: "What becomes of the marks that order text of two directions.")
    var bidi: BidiArgument = .cldr

    @Option(help: "The numbering system, such as deva, if another than the locale's.")
    var numberingSystem: String?

    /// Refuses options that do not fit together.
    func check(currency: String?) throws {
        let kind = kind(currency)
        if kind == .currency, currency == nil {
            throw ValidationError("--style currency needs the currency of the amounts: --currency EUR.")
        }
        if kind != .currency, currency != nil {
            throw ValidationError("--currency is for amounts, not for --style \(kind.rawValue).")
        }
        if kind != .currency, display != .symbol || sign != .standard || digits?.isOfCurrency == true {
            throw ValidationError(
                "--display, --sign and --digits \(DigitsArgument.ofCurrency) are for amounts: name their --currency.")
        }
        if increment != nil, digits != nil || significantDigits != nil {
            throw ValidationError(
                "--increment says how many decimals there are; --digits and --significant-digits do not go with it.")
        }
        if roundingPriority != nil, significantDigits == nil || digits == nil || digits?.isOfCurrency == true {
            throw ValidationError("--rounding-priority needs both --digits and --significant-digits, as numbers.")
        }
        if roundingPriority == nil, significantDigits != nil, digits != nil {
            throw ValidationError("With --digits and --significant-digits, say which counts: --rounding-priority.")
        }
    }

    private func kind(_ currency: String?) -> StyleKindArgument { style ?? (currency == nil ? .decimal : .currency) }

    /// Whether the options leave the digits to the style.
    var hasNoDigits: Bool { digits == nil && significantDigits == nil && increment == nil }
}

// MARK: The style

extension FormOptions {
    /// The style that the options describe.
    ///
    /// - Parameter names: gives the names of currencies, where they are shown.
    func style(
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

    static func code(_ text: String) throws(InvalidArgument) -> CurrencyCode {
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

    /// A locale with the numbering system that was asked for.
    func identifier(_ locale: String, _ data: CurrencyData = .bundled) throws(InvalidArgument) -> LocaleIdentifier {
        let identifier: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            identifier = try LocaleIdentifier(locale)
        } catch {
            throw .locale(locale, error)
        }
        guard let numberingSystem else { return identifier }
        let known = data.numberingSystems
        do throws(LocaleIdentifierError) {
            let result = try identifier.numberingSystem(numberingSystem)
            if NumberingSystems.isKnown(numberingSystem, in: data) { return result }
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
