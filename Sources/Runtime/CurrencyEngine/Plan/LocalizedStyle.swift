import CurrencyCore
import LDMLSyntax
import PackedTables

/// A style with everything that the tables say about it. Its values are looked up, but no affix is written out yet.
///
/// Its texts belong to the tables and to the style's options, which must outlive it. A style is large, so the
/// initializers borrow their parameters to avoid copies.
struct LocalizedStyle {
    /// Writes out the affixes of a pattern, with the texts for the signs and the currency.
    let writer: AffixWriter
    let digitRule: DigitRule
    let grouping: Grouping
    let currency: CurrencyCode
    let minorUnit: Int?
    /// Whether the compact patterns are those of currencies.
    private let isMoney: Bool
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    let pattern: NumberPattern
    /// The power of ten that numbers are multiplied by.
    let scale: Int
    /// The values that only a few styles have; nil if there are none.
    private let extras: Extras?

    var tables: SystemTables { writer.symbols.tables }
    /// The text around the number and its affixes: the currency's name, or a unit.
    var outerText: OuterText? { extras?.outerText }
    /// What the style needs but the data lacks.
    var missingData: CurrencyDataError? { extras?.missingData }
    /// Whether no text is around the number, and no data is missing.
    var isPlain: Bool { extras == nil }

    /// The values that only a few styles have. They are behind one reference, which keeps alive the texts that belong
    /// to neither the tables nor the options.
    final class Extras: Sendable {
        let outerText: OuterText?
        let missingData: CurrencyDataError?
        /// The caller's custom text for the currency.
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
        _ options: __shared FormatOptions, _ rare: RareOptions?, _ extras: Extras?, pattern: NumberPattern,
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
            // Compact notation never keeps the zeros that a number was written with.
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

    /// Looks up a style for plain numbers or percentages.
    ///
    /// - Parameters:
    ///   - standard: The precision if neither the style nor its custom pattern has one; compact notation has its own.
    ///   - unit: The patterns of a percentage that is written as a unit.
    ///   - percent: The text for the percent sign; nil if the number has none.
    init(
        ofNumbers options: __shared FormatOptions, _ precision: NumberPrecision?, standard: NumberPrecision,
        unit: UnitPatterns? = nil, percent: PercentStyle.Unit? = nil, scale: Int
    ) {
        let tables = SystemTables(options)
        let ofNotation = options.notation == .standard ? options.pattern?.precision ?? standard : nil
        // ISO 4217's code for "no currency".
        let code = PackedText("XXX")
        self.init(
            options, options.rare, Extras(unit.map { OuterText($0) }, options.missingData),
            pattern: NumberPattern(percent == nil ? tables.decimalPattern : tables.percentPattern),
            (precision ?? ofNotation).map { DigitRule($0) } ?? .compact,
            separators: (tables.texts[tables.symbolRow.decimal], tables.texts[tables.symbolRow.group]),
            symbols: AffixSymbols(
                // A custom pattern may contain ¤ even if there is no currency; ¤ itself is written then.
                tables: tables, custom: options.symbols.texts, currency: options.pattern == nil ? nil : PackedText("¤"),
                code: code, narrow: code, percent: percent.map { AffixSymbols.PercentSign($0) }),
            scale: scale)
    }
}

// MARK: Derived values

extension LocalizedStyle {
    /// Returns the caller's digits, or those of the numbering system.
    func digits(storage: inout PlanStorage) -> DigitShapes {
        if let custom = writer.symbols.custom?.digits { return DigitShapes(custom, storage: &storage) }
        return DigitShapes(tables.digits, storage: &storage)
    }

    /// The text for ¤, which compact patterns of currencies depend on; nil for patterns of decimals.
    ///
    /// If no currency is shown, LDML uses the compact words of decimals, and ICU those of currencies.
    private func shownCurrency(_ options: __shared FormatOptions) -> PackedText? {
        guard isMoney, outerText == nil else { return nil }
        return writer.symbols.currency ?? (options.compatibility == .icu ? PackedText("") : nil)
    }

    /// Returns the words of compact notation, if the style uses it.
    func compactNotation(_ options: __shared FormatOptions, storage: inout PlanStorage) -> CompactNotation? {
        guard case .compact(let length) = options.notation else { return nil }
        let currency = shownCurrency(options)
        let kind: CompactPatterns.Kind =
            currency != nil ? .currencyShort : length == .long ? .decimalLong : .decimalShort
        let isICU = options.compatibility == .icu
        let request = CompactNotation.Request(
            kind: kind, currency: isICU ? nil : currency,
            outer: writer.symbols.percent != nil ? pattern : accountingParentheses(options), isICU: isICU,
            data: options.data)
        return options.rare?.compactNotation(request, writer, &storage)
    }

    /// Returns the currency's name or the unit around the number, if there is one.
    func nameAffixes(_ options: __shared FormatOptions, storage: inout PlanStorage) -> NameAffixes? {
        outerText.map { $0.affixes($0, writer.symbols, options, &storage) }
    }
}

extension AffixSymbols.PercentSign {
    fileprivate init(_ unit: PercentStyle.Unit) {
        self =
            switch unit {
            case .percent: .percent
            case .permille: .perMille
            case .basisPoints: .perTenThousand
            }
    }
}

extension FormatOptions {
    /// The limits of integer digits: zeros fill up to the least, and digits to the left of the most are cut off.
    var integerDigits: (least: Int, most: Int) {
        let least = min(max(0, minimumIntegerDigits ?? pattern?.minimumIntegerDigits ?? 1), DigitRule.limit)
        return (least, max(maximumIntegerDigits ?? .max, least))
    }

    var alwaysShowsDecimal: Bool {
        decimalSeparator == .always || rare?.values.pattern?.decimalSeparator == .always
    }

    /// The grouping strategy of the style, or the default of its notation.
    var resolvedGrouping: GroupingStrategy { grouping ?? (notation == .standard ? .auto : .min2) }
}
