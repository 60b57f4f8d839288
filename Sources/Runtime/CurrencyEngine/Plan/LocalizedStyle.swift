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
    var isPlain: Bool { extras == nil }

    /// What few styles have, behind one reference, which keeps texts alive that belong to neither the tables nor the
    /// options.
    final class Extras: Sendable {
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
    }

    // Inlined: budget resolving.
    @inline(__always)
    init(
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
            separators.decimal = symbols.custom?[.decimal]?.packed ?? separators.decimal
            separators.group = symbols.custom?[.group]?.packed ?? separators.group
            // Compact notation has no zeros that were written.
            let isCompact = rare.values.notation != .standard
            rule.trailingZeros =
                isCompact && rare.values.trailingZeros == .asWritten ? .auto : rare.values.trailingZeros
            grouping.apply(options.resolvedGrouping, rare.values.groupingSizes)
        }
        writer = AffixWriter(symbols, options, isInner: extras?.outerText != nil)
        (self.pattern, self.scale, self.grouping, digitRule) = (pattern, scale, grouping, rule)
        (decimalSeparator, groupSeparator) = separators
        (self.extras, self.isMoney, self.currency, self.minorUnit) = (extras, isMoney, currency, minorUnit)
    }

    /// For plain numbers and percentages.
    ///
    /// - Parameters:
    ///   - standard: The precision of a style that has none, neither in its custom pattern; compact notation has its own.
    ///   - unit: The patterns of a percentage that is written as a unit.
    ///   - percent: What the percent sign stands for; nil if the number has none.
    init(
        ofNumbers options: __shared FormatOptions, _ precision: NumberPrecision?, standard: NumberPrecision,
        unit: UnitPatterns? = nil, percent: PercentStyle.Unit? = nil, scale: Int
    ) {
        let tables = SystemTables(options)
        let ofNotation = options.notation == .standard ? options.pattern?.precision ?? standard : nil
        // ISO 4217's code for no currency.
        let code = PackedText("XXX")
        self.init(
            options, options.rare.box, Extras(unit.map(OuterText.unit), options.missingData),
            pattern: NumberPattern(percent == nil ? tables.decimalPattern : tables.percentPattern),
            DigitRule(precision ?? ofNotation),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                // A custom pattern may have ¤ where there is no currency: ¤ itself is written then.
                tables: tables, custom: options.symbols.texts, currency: options.pattern == nil ? nil : PackedText("¤"),
                code: code, narrow: code, percent: percent),
            scale: scale)
    }
}

// MARK: Derived values

extension LocalizedStyle {
    /// The caller's digits, or those of the numbering system.
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
        let patterns = CompactPatterns(
            tables, kind, options.compatibility, currency: options.compatibility == .ldml ? currency : nil)
        return CompactNotation(
            patterns, pluralRules(options.data), writer,
            outer: writer.symbols.percent != nil ? pattern : accountingParentheses(options), storage: &storage)
    }

    /// The currency's name or the unit around the number, where there is one.
    func nameAffixes(_ options: __shared FormatOptions, storage: inout PlanStorage) -> NameAffixes? {
        guard let outerText else { return nil }
        let isICU = options.compatibility == .icu
        return NameAffixes(
            outerText, pluralRules(options.data), options.compatibility,
            // ICU took the name of `other` where a category has no pattern, before release 76, which brought CLDR 46.
            otherForAll: isICU && options.data.cldrMajorVersion < 46,
            AffixWriter(writer.symbols, options, isInner: false), storage: &storage)
    }

    private func pluralRules(_ data: CurrencyData) -> PluralRules { PluralRules(localeRow: tables.locale, data: data) }
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
