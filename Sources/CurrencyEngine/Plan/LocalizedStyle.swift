import CurrencyCore
import LDMLSyntax
import PackedTables

/// A style together with what the tables say for it: everything looked up once, no affix written out yet.
///
/// Its texts are those of the tables and of the style's options, which must live as long. A style is large, so
/// initialisers borrow it: their parameters would be copied otherwise.
struct LocalizedStyle {
    /// What writes out the affixes of a pattern, with the texts that signs and the currency become.
    let writer: AffixWriter
    let digitRule: DigitRule
    let grouping: Grouping
    let currency: CurrencyCode
    let minorUnit: Int?
    /// Whether compact patterns are those of currencies.
    private let isMoney: Bool
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    let pattern: NumberPattern
    /// The power of ten that numbers are multiplied by.
    let scale: Int
    /// What few styles have; nil where there is nothing.
    private let extras: Extras?

    var tables: SystemTables { writer.symbols.tables }
    /// What stands around the number with its affixes: the currency's name, or a unit.
    var outerText: OuterText? { extras?.outerText }
    /// What the style needs and the data lacks.
    var missingData: CurrencyDataError? { extras?.missingData }
    /// Whether nothing stands around the number, and no data is missing.
    @inline(__always) var isPlain: Bool { extras == nil }

    /// What few styles have, behind one reference, which keeps texts alive that belong to neither the tables nor the
    /// options.
    private final class Extras: Sendable {
        let outerText: OuterText?
        let missingData: CurrencyDataError?
        /// The caller's text for the currency.
        let symbol: KeptText?
        /// A code that the tables do not have.
        let code: KeptText?

        init?(
            _ outerText: OuterText?, _ missingData: CurrencyDataError?, symbol: KeptText? = nil, code: KeptText? = nil
        ) {
            if outerText == nil, missingData == nil, symbol == nil, code == nil { return nil }
            (self.outerText, self.missingData) = (outerText, missingData)
            (self.symbol, self.code) = (symbol, code)
        }

        @inline(never)
        static func of(_ style: __shared CurrencyStyle, _ row: Int?) -> Extras? {
            var (symbol, names): (KeptText?, OuterText?)
            switch style.display {
            case .custom(let text): symbol = KeptText(text)
            case .name(let ofDisplay): names = .name(ofDisplay)
            default: break
            }
            return Extras(
                names, style.missingData, symbol: symbol,
                code: row == nil ? KeptText(style.currency.description) : nil)
        }
    }

    /// For amounts of a currency.
    @inline(__always)
    init(_ style: __shared CurrencyStyle) {
        let rare = style.options.rare.box
        let data = style.options.data
        let tables = SystemTables(style.options)
        let row = style.currencyRow
        let values = CurrencyValues(image: data.image, locale: tables.locale, currency: row)
        let extras = row != nil && style.display.isOfTables && data.isWhole ? nil : Extras.of(style, row)
        let own = rare != nil || values.hasFormat ? OwnCurrencyFormat.of(style, values) : nil
        let format = LocaleCurrencyFormat(tables, own, style.options.compatibility)
        let symbol = CurrencySymbol(values, extras?.code)
        let shown = symbol.text(style.display, custom: extras?.symbol)
        let isNamed = extras?.outerText != nil
        let isAccounting = style.sign == .accounting || style.options.requestedLocale.prefersAccounting
        self.init(
            style.options, rare, extras,
            pattern: isNamed
                ? format.patternBesideName(tables) : format.pattern(tables, isAccounting: isAccounting, shown),
            style.digitRule(row), separators: (format.decimal, format.group),
            symbols: AffixSymbols(
                // A custom pattern shows no currency beside the name.
                tables, rare?.values.symbols.texts, isNamed && rare?.hasPattern == true ? nil : shown,
                code: symbol.code, narrow: rare?.hasPattern == true ? symbol.narrow : symbol.code),
            scale: rare?.patternScale ?? 0, isMoney: true, currency: style.currency,
            minorUnit: row.flatMap(data.minorUnit(ofRow:)))
    }

    /// For plain numbers.
    init(_ style: __shared DecimalStyle) {
        let tables = SystemTables(style.options)
        self.init(
            style.options, style.options.rare.box, Extras(nil, style.options.missingData),
            pattern: NumberPattern(tables.decimalPattern),
            DigitRule(style.precision ?? Self.standard(.fraction(0...3), style.options)),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols.texts, Self.noCurrency(style.options), code: Self.noCode,
                narrow: Self.noCode),
            scale: style.options.pattern?.scale ?? 0)
    }

    /// For percentages.
    init(_ style: __shared PercentStyle) {
        let tables = SystemTables(style.options)
        let unit = style.isMeasureUnit ? UnitPatterns(tables, style.unit) : nil
        self.init(
            style.options, style.options.rare.box, Extras(unit.map(OuterText.unit), style.options.missingData),
            pattern: NumberPattern(unit == nil ? tables.percentPattern : tables.decimalPattern),
            DigitRule(style.precision ?? Self.standard(.fraction(0...0), style.options)),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols.texts, Self.noCurrency(style.options), code: Self.noCode,
                narrow: Self.noCode, percent: unit == nil ? style.unit : nil),
            scale: style.unitScale)
    }

    @inline(__always)
    private init(
        _ options: __shared FormatOptions, _ rare: RareOptions.Box?, _ extras: Extras?, pattern: NumberPattern,
        _ rule: DigitRule, separators: (decimal: PackedText, group: PackedText), symbols: AffixSymbols,
        scale: Int, isMoney: Bool = false, currency: CurrencyCode = .unknown, minorUnit: Int? = nil
    ) {
        var (pattern, separators, rule, scale) = (pattern, separators, rule, scale)
        if let custom = rare?.values.pattern { pattern = NumberPattern(custom.compiled.packed) }
        var grouping = Grouping(
            pattern: pattern,
            minimumGroupingDigits: symbols.tables.image[LocaleRow.self, symbols.tables.locale].minimumGroupingDigits)
        if let rare {
            scale += rare.values.scale
            separators.decimal = symbols.custom?.decimal?.packed ?? separators.decimal
            separators.group = symbols.custom?.group?.packed ?? separators.group
            rule.stripsIfInteger = rare.values.trailingZeros == .stripIfInteger
            grouping.apply(options.resolvedGrouping, rare.values.groupingSizes)
        }
        writer = AffixWriter(symbols, options, isInner: extras?.outerText != nil)
        (self.pattern, self.scale, self.grouping, digitRule) = (pattern, scale, grouping, rule)
        (decimalSeparator, groupSeparator) = separators
        (self.extras, self.isMoney, self.currency, self.minorUnit) = (extras, isMoney, currency, minorUnit)
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
}

extension CurrencyDisplay {
    /// Whether the text for the currency, if any, stands in the tables, and nothing around the number.
    @inline(__always)
    fileprivate var isOfTables: Bool {
        switch self {
        case .custom, .name: false
        default: true
        }
    }
}

extension OwnCurrencyFormat {
    @inline(never)
    fileprivate static func of(_ style: __shared CurrencyStyle, _ values: CurrencyValues) -> OwnCurrencyFormat {
        guard style.options.compatibility == .icu else { return OwnCurrencyFormat(values) }
        return OwnCurrencyFormat(
            icu: values, region: style.options.regionCurrency.flatMap(style.options.data.row))
    }
}

extension CurrencyStyle {
    @inline(__always)
    fileprivate func digitRule(_ row: Int?) -> DigitRule {
        if case .precision(let precision) = digits { return DigitRule(precision) }
        if !options.rare.areDefault { return DigitRule(precision(row)) }
        let (step, scale) = digits.step(row, options.data, .ldml)
        return DigitRule(step: step, scale: scale)
    }

    /// The precision; nil for compact notation's default.
    @inline(never)
    private func precision(_ row: Int?) -> NumberPrecision? {
        let isLeftToNotation = digits == .display || digits == .pattern
        if isLeftToNotation, options.notation != .standard { return nil }
        if digits == .pattern, let pattern = options.pattern { return pattern.precision }
        return digits.resolve(row, options.data, options.compatibility)
    }
}

// MARK: Derived values

extension LocalizedStyle {
    /// The caller's digits, or those of the numbering system.
    @inline(__always)
    func digits(storage: inout PlanStorage) -> DigitShapes {
        if let custom = writer.symbols.custom?.digits { return DigitShapes(custom, storage: &storage) }
        return DigitShapes(tables.digits, storage: &storage)
    }

    /// The text for ¤ that compact patterns of currencies depend on; nil for those of decimals.
    ///
    /// Where no currency is shown, compact words are those of decimals; ICU takes those of currencies.
    private func shownCurrency(_ options: __shared FormatOptions) -> PackedText? {
        guard isMoney, outerText == nil else { return nil }
        return writer.symbols.currency ?? (options.compatibility == .icu ? PackedText("") : nil)
    }

    /// The words of compact notation, where it is asked for.
    func compactNotation(_ options: __shared FormatOptions, storage: inout PlanStorage) -> CompactNotation? {
        guard case .compact(let length) = options.notation else { return nil }
        let currency = shownCurrency(options)
        let kind: CompactPatterns.Kind =
            currency != nil ? .currencyShort : length == .long ? .decimalLong : .decimalShort
        let usesVariant =
            options.compatibility == .ldml && currency.map(pattern.putsLetterNextToNumber) ?? false
        return CompactNotation(
            CompactPatterns(tables, kind, options.compatibility), pluralRules(options.data), usesVariant: usesVariant,
            writer, outer: writer.symbols.percent != nil ? pattern : nil, storage: &storage)
    }

    func pluralRules(_ data: CurrencyData) -> PluralRules { PluralRules(localeRow: tables.locale, data: data) }
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

    /// The grouping strategy, or the one that the notation has.
    var resolvedGrouping: GroupingStrategy { grouping ?? (notation == .standard ? .auto : .min2) }
}
