import CurrencyCore
import LDMLSyntax
import PackedTables

/// A style together with what the tables say for it: everything looked up once, no affix written out yet.
///
/// Its texts are those of the tables and of the style's options, which must live as long. A style is large, so
/// initialisers borrow it: their parameters would be copied otherwise.
struct ResolvedStyle {
    let tables: SystemTables
    let digitRule: DigitRule
    let grouping: Grouping
    let currency: CurrencyCode
    let minorUnit: Int?
    /// What the style needs and the data lacks.
    let missingData: CurrencyDataError?
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    let pattern: NumberPattern
    /// The power of ten that numbers are multiplied by.
    let scale: Int
    /// The texts that signs and the currency become.
    let symbols: AffixSymbols
    /// The text for ¤ that compact patterns of currencies depend on; nil for those of decimals.
    private let shownCurrency: PackedText?
    /// What stands around the number with its affixes: the currency's name, or a unit.
    let outerText: OuterText?
    /// Keeps alive the texts that belong to neither the tables nor the options.
    private let kept: KeptTexts?

    /// Whether the pattern has a percent sign, which stands around the word of compact notation.
    var isPercent: Bool { symbols.percent != nil }

    /// Texts that belong to neither the tables nor the options.
    private final class KeptTexts: Sendable {
        /// The caller's text for the currency.
        let symbol: KeptText?
        /// A code that the tables do not have.
        let code: KeptText?

        init(symbol: KeptText?, code: KeptText?) { (self.symbol, self.code) = (symbol, code) }
    }

    /// For amounts of a currency.
    static func resolve(_ style: __shared CurrencyStyle) -> ResolvedStyle {
        let data = style.options.data
        let tables = SystemTables(style.options)
        let row = data.row(of: style.currency)
        let values = CurrencyValues(image: data.image, locale: tables.locale, currency: row)
        let format = LocaleCurrencyFormat(style, tables, values)
        var kept: KeptTexts?
        var names: CurrencyNames?
        switch style.display {
        case .custom(let text):
            kept = KeptTexts(symbol: KeptText(text), code: row == nil ? KeptText(style.currency.description) : nil)
        case .name(let bundled):
            names = bundled
            fallthrough
        default:
            if row == nil { kept = KeptTexts(symbol: nil, code: KeptText(style.currency.description)) }
        }
        let symbol = CurrencySymbol(values, kept?.code)
        let shown = symbol.text(style.display, custom: kept?.symbol)
        let rare = style.options.rare.box
        let hasCustomPattern = rare?.values.pattern != nil
        // A custom pattern shows no currency beside the name.
        let showsSymbol = names == nil || !hasCustomPattern
        return ResolvedStyle(
            style.options, tables,
            pattern: names == nil
                ? format.pattern(style, tables, shown)
                : format.patternBesideName(tables, style.options.compatibility),
            precision: style.precision(row), separators: (format.decimal, format.group),
            symbols: AffixSymbols(
                tables, style.options.symbols, showsSymbol ? shown : nil, code: symbol.code,
                narrow: hasCustomPattern ? symbol.narrow : symbol.code),
            scale: rare?.values.pattern?.scale ?? 0, minorUnit: (style.currency, row.flatMap(data.minorUnit(ofRow:))),
            shownCurrency: names == nil ? shown ?? hiddenCurrency(style.options) : nil,
            outerText: names.map(OuterText.name), kept: kept,
            missingData: style.missingData)
    }

    /// For plain numbers.
    static func resolve(_ style: __shared DecimalStyle) -> ResolvedStyle {
        let tables = SystemTables(style.options)
        return ResolvedStyle(
            style.options, tables, pattern: NumberPattern(tables.decimalPattern),
            precision: style.precision ?? standard(.fraction(0...3), style.options),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols, noCurrency(style.options), code: noCode, narrow: noCode),
            scale: style.options.pattern?.scale ?? 0, missingData: style.options.missingData)
    }

    /// For percentages.
    static func resolve(_ style: __shared PercentStyle) -> ResolvedStyle {
        let tables = SystemTables(style.options)
        let unit = style.isMeasureUnit ? UnitPatterns(tables, style.unit) : nil
        return ResolvedStyle(
            style.options, tables,
            pattern: NumberPattern(unit == nil ? tables.percentPattern : tables.decimalPattern),
            precision: style.precision ?? standard(.fraction(0...0), style.options),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols, noCurrency(style.options), code: noCode, narrow: noCode,
                percent: unit == nil ? style.unit : nil),
            scale: style.unitScale, outerText: unit.map(OuterText.unit), missingData: style.options.missingData)
    }

    private init(
        _ options: __shared FormatOptions, _ tables: SystemTables, pattern: NumberPattern, precision: NumberPrecision?,
        separators: (decimal: PackedText, group: PackedText), symbols: AffixSymbols, scale: Int,
        minorUnit: (of: CurrencyCode, decimals: Int?) = (.unknown, nil), shownCurrency: PackedText? = nil,
        outerText: OuterText? = nil, kept: KeptTexts? = nil, missingData: CurrencyDataError?
    ) {
        self.tables = tables
        let rare = options.rare.box
        let pattern = rare?.values.pattern.map { NumberPattern($0.kept.packed) } ?? pattern
        self.pattern = pattern
        self.scale = options.scale + scale
        decimalSeparator = symbols.custom?.decimal?.packed ?? separators.decimal
        groupSeparator = symbols.custom?.group?.packed ?? separators.group
        self.symbols = symbols
        (currency, self.minorUnit) = minorUnit
        self.shownCurrency = shownCurrency
        self.outerText = outerText
        self.kept = kept
        self.missingData = missingData
        digitRule = DigitRule(precision, stripsIfInteger: options.trailingZeros == .stripIfInteger)
        grouping = Grouping(
            options.grouping ?? (options.notation == .standard ? .auto : .min2), pattern: pattern,
            minimumGroupingDigits: tables.image[LocaleRow.self, tables.locale].minimumGroupingDigits,
            sizes: rare?.values.groupingSizes)
    }

    /// The precision of a style without one: that of its custom pattern, else a default; nil in compact notation.
    private static func standard(_ precision: NumberPrecision, _ options: FormatOptions) -> NumberPrecision? {
        options.notation == .standard ? options.pattern?.precision ?? precision : nil
    }

    /// A custom pattern may have ¤ where there is no currency: ¤ itself is written then.
    private static func noCurrency(_ options: FormatOptions) -> PackedText? {
        options.pattern == nil ? nil : PackedText("¤")
    }

    /// ISO 4217's code for no currency.
    private static var noCode: PackedText { PackedText("XXX") }

    /// Where no currency is shown, compact words are those of decimals; ICU takes those of currencies.
    private static func hiddenCurrency(_ options: FormatOptions) -> PackedText? {
        options.compatibility == .icu ? PackedText("") : nil
    }
}

extension CurrencyStyle {
    /// The precision; nil for compact notation's default.
    fileprivate func precision(_ row: Int?) -> NumberPrecision? {
        let isLeftToNotation = digits == .display || digits == .pattern
        if isLeftToNotation, options.notation != .standard { return nil }
        if digits == .pattern, let pattern = options.pattern { return pattern.precision }
        return digits.resolve(row, options.data, options.compatibility)
    }
}

// MARK: Derived values

extension ResolvedStyle {
    /// The caller's digits, or those of the numbering system.
    func digits(storage: inout [UInt8]) -> DigitShapes {
        if let custom = symbols.custom?.digits { return DigitShapes(custom, storage: &storage) }
        return DigitShapes(tables.digits, storage: &storage)
    }

    /// The patterns of compact notation, where it is asked for.
    func compactPatterns(_ options: __shared FormatOptions) -> CompactPatterns? {
        switch options.notation {
        case .standard: nil
        case .compact(let length):
            CompactPatterns(
                tables, shownCurrency != nil ? .currencyShort : length == .long ? .decimalLong : .decimalShort,
                options.compatibility)
        }
    }

    /// Whether the `alphaNextToNumber` variants of compact patterns come first.
    func usesAlphaNextToNumber(_ compatibility: FormatOptions.Compatibility) -> Bool {
        guard compatibility == .ldml, let shownCurrency else { return false }
        return LocaleCurrencyFormat.isLetterNextToNumber(
            shownCurrency, currencyPrecedesNumber: pattern.currencyPrecedesNumber)
    }

    func pluralRules(_ data: CurrencyData) -> PluralRules { PluralRules(localeRow: tables.locale, data: data) }

    /// What writes out the affixes of a pattern.
    ///
    /// - Parameter isInner: Whether the currency's name or a unit stands around these affixes, and the qualifier and
    ///   isolates around that.
    func affixWriter(_ options: FormatOptions, isInner: Bool) -> AffixWriter {
        AffixWriter(
            symbols: symbols, filter: TextFilter(options), isApproximate: options.qualifier == .approximately,
            around: isInner ? nil : JoiningPattern(options.qualifier, tables),
            isIsolated: !isInner && options.bidi == .isolate, forms: SignForms(options.signDisplay))
    }
}

extension FormatOptions {
    /// The limits of integer digits: zeros are put in front up to the least, digits left of the most are cut off.
    var integerDigits: (least: Int, most: Int) {
        let least = min(max(0, minimumIntegerDigits ?? pattern?.minimumIntegerDigits ?? 1), DigitRule.limit)
        return (least, max(maximumIntegerDigits ?? .max, least))
    }

    var alwaysShowsDecimal: Bool {
        decimalSeparator == .always || rare.box?.values.pattern?.decimalSeparator == .always
    }
}
